import { ButtonLink } from '@/components/ui/button';
import { handOffMessage, type HandOff } from '@/lib/raffle/hand-off';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';

type HandOffLinkProps = HandOff & { whatsapp: string | null };

/** The buyer's way to a person, with the purchase already told. */
export function HandOffLink({ whatsapp, ...handOff }: HandOffLinkProps) {
  if (!whatsapp) return null;
  return (
    <ButtonLink
      variant="quiet"
      href={whatsappChat(whatsapp, handOffMessage(handOff))}
      target="_blank"
      rel="noreferrer"
    >
      Escribir por WhatsApp
    </ButtonLink>
  );
}
