import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';
import { missingTicketMetadata } from '@/lib/seo/shop-metadata';

export const dynamic = 'force-dynamic';

/** The front serves it with status 404 for every digital ticket that does not exist. */
export const generateMetadata = missingTicketMetadata;

export default function Page() {
  return (
    <ErrorPage
      title="Este boleto no existe"
      text="Puede que el enlace esté incompleto. Pide que te lo envíen otra vez, o búscalo donde lo guardaste."
    >
      <ButtonLink href="/home">Ver las rifas</ButtonLink>
    </ErrorPage>
  );
}
