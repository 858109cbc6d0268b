import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';

type ChatLinkProps = { whatsapp: string | null; message: string; children: ReactNode };

/** The buyer's way to a person, with the message already written; nothing where the shop has no WhatsApp. */
export function ChatLink({ whatsapp, message, children }: ChatLinkProps) {
  if (!whatsapp) return null;
  return (
    <ButtonLink
      variant="quiet"
      href={whatsappChat(whatsapp, message)}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </ButtonLink>
  );
}
