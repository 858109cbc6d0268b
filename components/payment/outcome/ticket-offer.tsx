import { ButtonLink } from '@/components/ui/button';

/** The way to the lasting page of what was just bought. */
export function TicketOffer({ path }: { path: string }) {
  return (
    <>
      <ButtonLink href={path}>Ver mi boleto digital</ButtonLink>
      <p>Tu boleto muestra siempre cómo van tus números: guárdalo o compártelo.</p>
    </>
  );
}
