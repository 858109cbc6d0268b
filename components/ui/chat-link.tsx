import type { ReactNode } from 'react';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { ButtonLink } from './button';

type ChatLinkProps = {
  whatsapp: string | null;
  message: string;
  size?: 'small' | 'normal';
  variant?: 'primary' | 'quiet';
  'data-share'?: true;
  children: ReactNode;
};

/** A chat with the message already written; nothing where the shop has no WhatsApp. */
export function ChatLink({
  whatsapp,
  message,
  variant = 'quiet',
  children,
  ...rest
}: ChatLinkProps) {
  if (!whatsapp) return null;
  const href = whatsappChat(whatsapp, message);
  return (
    <ButtonLink {...rest} variant={variant} href={href} target="_blank" rel="noreferrer">
      {children}
    </ButtonLink>
  );
}
