import { handOffMessage, type HandOff } from '@/lib/raffle/hand-off';
import { ChatLink } from '../chat-link';

type HandOffLinkProps = HandOff & { whatsapp: string | null };

/** Tells the purchase to whoever answers. */
export function HandOffLink({ whatsapp, ...handOff }: HandOffLinkProps) {
  return (
    <ChatLink whatsapp={whatsapp} message={handOffMessage(handOff)}>
      Escribir por WhatsApp
    </ChatLink>
  );
}
