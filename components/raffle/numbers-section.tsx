import { preload } from 'react-dom';
import { TicketPicker } from '@/components/ticket-picker/ticket-picker';
import { FIRST_QUERY } from '@/components/ticket-picker/ticket-query-state';
import { Section } from '@/components/ui/section';
import type { FirstTickets, Raffle } from '@/lib/raffle/types';
import { ticketsKey } from '@/lib/storefront-api/keys';
import { BuyByWhatsapp } from './buy-by-whatsapp';
import styles from './numbers-section.module.css';

type NumbersSectionProps = {
  raffle: Raffle;
  /** Null when they could not be loaded. */
  first: FirstTickets | null;
  currency: string;
  whatsapp: string | null;
};

/** The picker with its first question asked while the scripts are still on their way. */
export function NumbersSection({ raffle, first, currency, whatsapp }: NumbersSectionProps) {
  const { id, name, price, isPending } = raffle;
  preload(ticketsKey(id, FIRST_QUERY), { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <div id="numeros" className={styles.numbers}>
      <Section
        title="Elige tus números"
        intro={isPending ? 'La venta de esta rifa todavía no comienza.' : undefined}
      >
        <BuyByWhatsapp link={whatsapp} raffleName={name} />
        <div className={styles.scripted}>
          <TicketPicker
            raffle={{ id, price, isPending }}
            currency={currency}
            preview={first?.numbers ?? []}
            expected={Math.min(first?.counts?.available ?? FIRST_QUERY.limit, FIRST_QUERY.limit)}
          />
        </div>
      </Section>
    </div>
  );
}
