import type { ReactNode } from 'react';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { ButtonLink } from './button';

type ChatLinkProps = {
  whatsapp: string | null;
  message: string;
  size?: 'small' | 'normal';
  variant?: 'primary' | 'quiet';
  children: ReactNode;
};

/** Opens a chat with a prepared message. Renders nothing when the shop has no WhatsApp. */
export function ChatLink({ whatsapp, message, size, variant = 'quiet', children }: ChatLinkProps) {
  if (!whatsapp) return null;
  const href = whatsappChat(whatsapp, message);
  return (
    <ButtonLink variant={variant} size={size} href={href} target="_blank" rel="noreferrer">
      {children}
    </ButtonLink>
  );
}
