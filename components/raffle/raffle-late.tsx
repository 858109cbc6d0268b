import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';

/** For a raffle of which only its entry in a list is known, because the admin API is slow or away. */
export function RaffleLate({ name }: { name: string }) {
  return (
    <ErrorPage
      title={name}
      text="Los números de esta rifa tardan en cargar. Espera unos segundos y vuelve a intentarlo."
    >
      <ButtonLink href="">Intentar de nuevo</ButtonLink>
      <ButtonLink href="/home" variant="quiet">
        Ir al inicio
      </ButtonLink>
    </ErrorPage>
  );
}
