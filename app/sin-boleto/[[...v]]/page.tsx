import type { Metadata } from 'next';
import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';

/** Only the shop's shell around it changes. */
export const revalidate = 60;

export async function generateStaticParams() {
  return [];
}

/** The front serves it with status 404 for every digital ticket that does not exist. */
export const metadata: Metadata = {
  title: 'Este boleto no existe',
  robots: { index: false },
  other: { 'x-status': '404' },
};

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
