import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';
import { missingTicketMetadata } from '@/lib/seo/shop-metadata';

/** The front serves it with status 404 for every digital ticket that does not exist. */
export const generateMetadata = missingTicketMetadata;

export default function Page() {
  return (
    <ErrorPage
      title="Este boleto no existe"
      text="Puede que el enlace esté incompleto o sea viejo. Con tu cédula consigues otra vez tu boleto."
    >
      <ButtonLink href="/verificar">Buscar mis números</ButtonLink>
      <ButtonLink href="/home" variant="quiet">
        Ver las rifas
      </ButtonLink>
    </ErrorPage>
  );
}
