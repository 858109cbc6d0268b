'use client';

import errorPage from '@/components/ui/error-page.module.css';
import button from '@/components/ui/button.module.css';

/** Like `global-error` it travels with every page: it shares the looks of other failures and not their parts. */
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
