import { LineIcon } from '@/components/ui/icon';
import { CALENDAR } from '@/components/ui/icons';
import { TicketPrice } from '@/components/picker/ticket-price';
import { UntilNewer } from '@/components/picker/selection/latest-facts';
import { Badge } from '@/components/ui/badge';
import { RateLine } from '@/components/ui/rate-line';
import { ButtonLink } from '@/components/ui/button';
import { PreloadPicture } from '@/components/ui/preload-picture';
import { UploadedPicture } from '@/components/ui/uploaded-picture';
import type { MoneyFormat } from '@/lib/raffle/amounts';
import { pricePerTicket } from '@/lib/raffle/money';
import { priceAmounts } from '@/lib/raffle/rate';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import { stateWords } from '@/lib/raffle/sale-state';
import { Countdown } from '@/components/ui/countdown';
import { QuickPurchase } from '@/components/picker/random/quick-purchase';
import { OwnNumbers } from './own-numbers';
import styles from './raffle-hero.module.css';
import { SoldBar } from './sold-bar';
import type { RafflePageProps } from './raffle-page';
import { DrawFacts, ShopPages } from './trust-facts';
import { WinnerSection } from './winner-section';

/** Longer names are set smaller, so that price and draw stay near the photo. */
const MUCH_FOR_A_TITLE = 52;

const SIZES = '(min-width: 72rem) 38rem, (min-width: 56rem) 52vw, 100vw';

type RaffleHeroProps = Pick<
  RafflePageProps,
  'raffle' | 'state' | 'winner' | 'tickets' | 'content' | 'company' | 'drawnBy'
> & {
  money: MoneyFormat;
  /** Empty when nothing can be bought. */
  offers: readonly QuickOffer[];
};

export function RaffleHero(props: RaffleHeroProps) {
  const { raffle, state, winner, tickets, money, offers, content, company } = props;
  const { drawnBy } = props;
  const { name, cover, lottery, description, drawDate, price, isOpen } = raffle;
  const badge = stateWords(state);
  return (
    <div className={styles.hero}>
      <PreloadPicture src={cover} sizes={SIZES} />
      {/* Blocks the first frame until the name is parsed: an empty frame before would only delay it. */}
      <link rel="expect" href="#nombre" blocking="render" />
      <div className={styles.cover}>
        <UploadedPicture src={cover} alt={cover ? name : ''} sizes={SIZES} isMain />
      </div>
      <div className={styles.words}>
        <div className={styles.first}>
          {badge && (
            <div>
              <Badge tone={state === 'finished' ? 'deep' : 'warning'}>{badge}</Badge>
            </div>
          )}
          <h1
            id="nombre"
            className={styles.name}
            data-long={name.length > MUCH_FOR_A_TITLE || undefined}
          >
            {name}
          </h1>
          {isOpen ? (
            <div>
              <p className={styles.price}>
                <UntilNewer of="price">
                  <TicketPrice price={priceAmounts(price, money)} />
                </UntilNewer>
              </p>
              <UntilNewer of="rate">
                <RateLine money={money} readAt={raffle.readAt} />
              </UntilNewer>
            </div>
          ) : winner ? (
            <WinnerSection winner={winner} lottery={drawnBy} />
          ) : (
            <p className={styles.awaited}>El resultado del sorteo aparecerá en esta página.</p>
          )}
          <OwnNumbers raffleId={raffle.id} {...{ drawDate }} winner={winner?.number ?? null} />
        </div>
        <DrawFacts {...{ drawDate, lottery, isOpen, content, company }} />
        {state === 'pending' && drawDate && (
          <ButtonLink href={`/api/raffles/${raffle.id}/sorteo.ics`} className={styles.action}>
            <LineIcon size={20} path={CALENDAR} /> Agregar al calendario
          </ButtonLink>
        )}
        {offers.length > 0 && <QuickPurchase raffleId={raffle.id} offers={offers} />}
        {state === 'pending' && (
          <ButtonLink href="#numeros" variant="quiet" className={styles.action}>
            Ver los números
          </ButtonLink>
        )}
        <div className={styles.later}>
          <p className={styles.facts}>
            {(isOpen
              ? [content.drawRule, content.lostNumber]
              : [price > 0 && pricePerTicket(price, money.symbol)]
            )
              .filter(Boolean)
              .join('\n')}
          </p>
          {isOpen && <ShopPages pages={content.pages} />}
          <SoldBar counts={tickets?.counts ?? null} />
          {isOpen && drawDate && <Countdown until={drawDate} />}
        </div>
      </div>
      {description && (
        // A long description scrolls, and the keyboard must be able to scroll it too.
        <div
          role="group"
          aria-label="Descripción"
          tabIndex={mayScroll(description) ? 0 : undefined}
          className={styles.description}
        >
          {description}
        </div>
      )}
    </div>
  );
}

const LINES = 9;
// On a screen of 320 px.
const LINE_LENGTH = 35;

/** Whether it is higher than its box on some phone. */
function mayScroll(text: string): boolean {
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / LINE_LENGTH)));
  return lines.reduce((sum, one) => sum + one, 0) > LINES;
}
