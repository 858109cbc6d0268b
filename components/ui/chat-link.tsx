import type { ReactNode } from 'react';
import { questionMessage, type Question } from '@/lib/raffle/hand-off';
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

/** The way to a person, with what the question may be about. */
export function QuestionLink({ whatsapp, ...about }: Question & { whatsapp: string | null }) {
  return (
    <ChatLink size="small" whatsapp={whatsapp} message={questionMessage(about)}>
      ¿Dudas? Escríbenos
    </ChatLink>
  );
}
