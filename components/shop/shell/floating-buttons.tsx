import { PhoneIcon } from '@/components/ui/icons';
import { WhatsappIcon } from '@/components/ui/solid-icons';
import type { CompanyProfile } from '@/lib/content/company';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { CornerWatch } from './corner-watch';
import styles from './shell.module.css';

const CORNER = 'contacto-directo';
const CHAT_MESSAGE = '¡Hola! Quiero comprar un número.';

type FloatingButtonsProps = { company: Pick<CompanyProfile, 'phone' | 'whatsapp'> };

export function FloatingButtons({ company: { phone, whatsapp } }: FloatingButtonsProps) {
  if (!phone && !whatsapp) return null;
  return (
    <>
      <aside id={CORNER} className={styles.buttons} aria-label="Contacto directo">
        {phone && (
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className={`${styles.button} ${styles.phone}`}
            aria-label={`Llamar al ${phone}`}
          >
            <PhoneIcon />
          </a>
        )}
        {whatsapp && (
          <a
            href={whatsappChat(whatsapp, CHAT_MESSAGE)}
            target="_blank"
            rel="noopener"
            className={`${styles.button} ${styles.whatsapp}`}
            aria-label="Comprar un número por WhatsApp"
          >
            <WhatsappIcon size={28} />
          </a>
        )}
      </aside>
      <CornerWatch id={CORNER} />
    </>
  );
}
