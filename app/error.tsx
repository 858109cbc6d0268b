'use client';

import { Trouble } from '@/components/shell/trouble';
import { Button, ButtonLink } from '@/components/ui/button';

export default function PageError() {
  return (
    <Trouble
      title="No pudimos mostrar esta página"
      text="Puede ser la conexión o una falla nuestra. Si estabas pagando, no vuelvas a pagar: vuelve a abrir la rifa y te diremos cómo quedó tu compra."
    >
      <Button onClick={() => location.reload()}>Intentar de nuevo</Button>
      <ButtonLink href="/home" variant="quiet">
        Ir al inicio
      </ButtonLink>
    </Trouble>
  );
}
