'use client';

import errorPage from '@/components/ui/error-page.module.css';
import button from '@/components/ui/button.module.css';
import './globals.css';

/**
 * Stands in for the layout as well, which could not be shown either. Every page carries this script, so it shares the
 * looks of other failures and not their parts.
 */
export default function GlobalError() {
  return (
    <html lang="es-VE">
      <body>
        <title>No pudimos mostrar la tienda</title>
        <main className={errorPage.page}>
          <h1>No pudimos mostrar la tienda</h1>
          <p>Puede ser la conexión o una falla nuestra. Espera un momento y vuelve a intentarlo.</p>
          <button
            type="button"
            className={`${button.button} ${button.primary}`}
            onClick={() => location.reload()}
          >
            Intentar de nuevo
          </button>
        </main>
      </body>
    </html>
  );
}
