import type { ChosenTicket } from '@/lib/raffle/selection';
import { ChatLink } from '../chat-link';
import styles from './order-summary.module.css';

type WithoutMethodsProps = {
  raffleName: string;
  chosen: readonly ChosenTicket[];
  whatsapp: string | null;
};

/** The raffle names no way to pay, as the admin API may: there is nothing to fill in, only somebody to ask. */
export function WithoutMethods({ raffleName, chosen, whatsapp }: WithoutMethodsProps) {
  const numbers = chosen.map(({ number }) => number).join(', ');
  const wish = `¡Hola! Quiero comprar ${numbers} de «${raffleName}». ¿Cómo puedo pagar?`;
  return (
    <>
      <p role="alert" className={styles.closed}>
        Esta rifa no tiene métodos de pago por ahora: no pagues todavía.{' '}
        {whatsapp ? 'Escríbenos y te decimos cómo.' : 'Tus números siguen elegidos; vuelve pronto.'}
      </p>
      <ChatLink whatsapp={whatsapp} message={wish}>
        Preguntar por WhatsApp
      </ChatLink>
    </>
  );
}
