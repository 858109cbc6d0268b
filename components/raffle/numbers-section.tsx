import { TicketPicker } from '@/components/picker/ticket-picker';
import { FIRST_QUERY } from '@/components/picker/ticket-query-state';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { MoneyFormat } from '@/lib/raffle/amounts';
import { priceAmounts } from '@/lib/raffle/rate';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import type { FirstTickets, Raffle } from '@/lib/raffle/types';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { ticketsKey } from '@/lib/storefront-api/request-keys';
import styles from './numbers-section.module.css';
import { PackList } from './pack-list';
import { BuyBar } from './buy-bar';

type NumbersSectionProps = {
  raffle: Raffle;
  /** Null when they could not be loaded. */
  first: FirstTickets | null;
  money: MoneyFormat;
  /** Empty when nothing can be bought. */
  offers: readonly QuickOffer[];
  whatsapp: string | null;
};

/** The picker. Its first request is preloaded while the scripts load. */
export function NumbersSection(props: NumbersSectionProps) {
  const { raffle, first, money, offers, whatsapp } = props;
  const { id, name, price, packs, minPerPurchase, maxPerPurchase, isPending } = raffle;
  const canBeBought = offers.length > 0;
  const ofOne = canBeBought ? priceAmounts(price, money) : null;
  return (
    <div id="numeros" className={styles.numbers}>
      <link
        rel="preload"
        as="fetch"
        href={ticketsKey(id, FIRST_QUERY)}
        crossOrigin="anonymous"
        fetchPriority="low"
      />
      <Section title="Elige tus números">
        {!canBeBought && <PackList raffle={raffle} money={money} />}
        <BuyByWhatsapp link={whatsapp} raffleName={name} />
        <div className={styles.scripted}>
          <TicketPicker
            raffle={{ id, price, packs, minPerPurchase, maxPerPurchase, isPending }}
            money={money}
            preview={first?.numbers ?? []}
            playBar={ofOne && <BuyBar price={ofOne} />}
            expected={Math.min(first?.counts?.available ?? FIRST_QUERY.limit, FIRST_QUERY.limit)}
          />
        </div>
      </Section>
    </div>
  );
}

type DrawPassedProps = { link: string | null; raffleName: string };

export function DrawPassed({ link, raffleName }: DrawPassedProps) {
  return (
    <Section title="El sorteo ya pasó">
      <p>Ya no se venden números. El resultado aparecerá aquí.</p>
      {link && (
        <ButtonLink
          variant="quiet"
          href={whatsappChat(link, `¡Hola! ¿Cuándo sale el resultado de «${raffleName}»?`)}
        >
          Preguntar por WhatsApp
        </ButtonLink>
      )}
    </Section>
  );
}

type BuyByWhatsappProps = { link: string | null; raffleName: string };

/** Offers a chat with the shop to visitors without scripts or with an outdated browser. */
function BuyByWhatsapp({ link, raffleName }: BuyByWhatsappProps) {
  const note = (
    <p className={styles.note}>
      Tu navegador no puede abrir esta parte.
      {link && (
        <span>
          {' Puedes '}
          <a href={whatsappChat(link, `¡Hola! Quiero comprar un número de «${raffleName}».`)}>
            comprar por WhatsApp
          </a>
          : dinos qué números quieres.
        </span>
      )}
    </p>
  );
  return (
    <>
      <noscript>{note}</noscript>
      <div className={styles.outdated}>{note}</div>
    </>
  );
}
