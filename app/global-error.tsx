'use client';

import { Trouble } from '@/components/shell/trouble';
import { Button } from '@/components/ui/button';
import './globals.css';

/** Stands in for the layout as well, which could not be shown either. */
export default function GlobalError() {
  return (
    <html lang="es-VE">
      <body>
        <title>No pudimos mostrar la tienda</title>
        <main>
          <Trouble
            title="No pudimos mostrar la tienda"
            text="Puede ser la conexión o una falla nuestra. Espera un momento y vuelve a intentarlo."
          >
            <Button onClick={() => location.reload()}>Intentar de nuevo</Button>
          </Trouble>
        </main>
      </body>
    </html>
  );
}
