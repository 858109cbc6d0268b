import { Trouble } from '@/components/shell/trouble';
import { ButtonLink } from '@/components/ui/button';

export default function NotFound() {
  return (
    <Trouble title="Esta página no existe" text="Puede que el enlace esté incompleto o sea viejo.">
      <ButtonLink href="/home">Ver las rifas</ButtonLink>
    </Trouble>
  );
}
