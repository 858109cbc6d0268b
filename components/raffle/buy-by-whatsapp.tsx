import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import styles from './buy-by-whatsapp.module.css';

type BuyByWhatsappProps = { link: string | null; raffleName: string };

/** For who has no scripts: the numbers cannot be tapped, but the shop can be written to. */
export function BuyByWhatsapp({ link, raffleName }: BuyByWhatsappProps) {
  return (
    <noscript>
      <p className={styles.note}>
        Para elegir números aquí tu navegador necesita JavaScript.
        {link && (
          <>
            {' También puedes '}
            <a href={whatsappChat(link, `¡Hola! Quiero comprar un número de «${raffleName}».`)}>
              comprar por WhatsApp
            </a>
            : dinos qué números quieres y te los apartamos.
          </>
        )}
      </p>
    </noscript>
  );
}
