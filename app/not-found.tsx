import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';

export default function NotFound() {
  return (
    <ErrorPage
      title="Esta página no existe"
      text="Puede que el enlace esté incompleto o sea viejo."
    >
      <ButtonLink href="/home">Ver las rifas</ButtonLink>
    </ErrorPage>
  );
}
