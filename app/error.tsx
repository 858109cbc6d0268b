'use client';

import button from '@/components/ui/button.module.css';

/** It ships with every page, like `global-error`: a style sheet of its own would cost each of them 200 bytes. */
const CENTRED = {
  display: 'grid',
  gap: '1rem',
  justifyItems: 'center',
  padding: '2rem 1rem 4rem',
  textAlign: 'center',
} as const;

export default function PageError() {
  return (
    <div style={CENTRED}>
      <h1>No pudimos mostrar esta página</h1>
      <p>
        Puede ser la conexión o una falla nuestra. Si estabas pagando, no vuelvas a pagar: vuelve a
        abrir la rifa y te diremos cómo quedó tu compra.
      </p>
      <button
        type="button"
        className={`${button.button} ${button.primary}`}
        onClick={() => location.reload()}
      >
        Intentar de nuevo
      </button>
      <a href="/home" className={`${button.button} ${button.quiet}`}>
        Ir al inicio
      </a>
    </div>
  );
}
