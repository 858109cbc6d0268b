'use client';

import errorPage from '@/components/ui/error-page.module.css';
import button from '@/components/ui/button.module.css';

/** Ships with every page, like `global-error`, so it shares the styles of other failures but not their components. */
export default function PageError() {
  return (
    <div className={errorPage.page}>
      <h1>No pudimos mostrar esta página</h1>
      <p>
        Puede ser la conexión o una falla nuestra. Si estabas pagando, no vuelvas a pagar: vuelve a
        abrir la rifa y te diremos cómo quedó tu compra.
      </p>
      <div>
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
    </div>
  );
}
