import { LineIcon, SolidIcon } from '@/components/ui/icon';
import { PHONE } from '@/components/ui/icons';
import { WHATSAPP } from '@/components/ui/other-icons';
import type { Profile } from '@/lib/content/types';
import { questionMessage } from '@/lib/raffle/hand-off';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import styles from './shell.module.css';

const CHAT_MESSAGE = '¡Hola! Quiero comprar un número.';

type FloatingButtonsProps = { company: Pick<Profile, 'phone' | 'whatsapp'> };

/** The page of a raffle names it in the message (payment-launcher.tsx). */
export function FloatingButtons({ company: { phone, whatsapp } }: FloatingButtonsProps) {
  if (!phone && !whatsapp) return null;
  const call = phone ? { href: `tel:${phone.replace(/[^\d+]/g, '')}` } : {};
  const chatWith = (message: string) =>
    whatsapp && { href: whatsappChat(whatsapp, message), target: '_blank', rel: 'noopener' };
  const chat = chatWith(CHAT_MESSAGE);
  return (
    <aside id="contacto-directo" aria-label="Contacto directo" className={styles.buttons}>
      {/* For fingers: everybody else has the button beside it, also where a bar lies over these words. */}
      <a
        {...(chatWith(questionMessage({})) || call)}
        aria-hidden
        tabIndex={-1}
        className={styles.strip}
      >
        {chat ? '¿Dudas? Escríbenos' : '¿Dudas? Llámanos'}
      </a>
      {phone && (
        <a
          {...call}
          className={`${styles.button} ${styles.phone}`}
          aria-label={`Llamar al ${phone}`}
        >
          <LineIcon path={PHONE} />
        </a>
      )}
      {chat && (
        <a
          {...chat}
          className={`${styles.button} ${styles.whatsapp}`}
          aria-label="Comprar un número por WhatsApp"
        >
          <SolidIcon size={28} path={WHATSAPP} />
        </a>
      )}
    </aside>
  );
}
