import { PaymentLauncher } from '@/components/purchase/payment-launcher';
import type { PayableRaffle } from '@/components/purchase/state/payable-raffle';
import { RaffleStrip } from '@/components/shop/raffle-strip/raffle-strip';
import { ReturningBuyer } from './returning-buyer';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SilenceNote } from '@/components/ui/silence-note';
import type { Profile, Lottery, ShopContent } from '@/lib/content/types';
import { moneyOf } from '@/lib/raffle/rate';
import { quickOffers } from '@/lib/raffle/quick-offers';
import { resultFingerprint, type LastWinner } from '@/lib/raffle/result';
import type { SaleState } from '@/lib/raffle/sale-state';
import { shareCall } from '@/lib/raffle/share-words';
import type { FirstTickets, Raffle, RaffleSummary, Winner } from '@/lib/raffle/types';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import { Gallery } from './gallery';
import { LastWinners } from './last-winners';
import { DrawPassed, NumbersSection } from './numbers-section';
import { PaymentMethods } from './payment-methods';
import { Prizes } from './prizes';
import { RaffleHero } from './raffle-hero';
import { ResultWatch } from './result-watch';
import { ShareButton } from './share-button';
import { SoldOut } from './sold-out';
import type { TrustContent } from './trust-facts';
import styles from './raffle-page.module.css';
import { WinnerSection } from './winner-section';

export type RafflePageProps = {
  raffle: Raffle;
  /** ISO time of the last answer of the admin API, when there has been none for a while. */
  knownSince: string | null;
  state: SaleState;
  winner: Winner | null;
  /** Null when they could not be loaded. */
  tickets: FirstTickets | null;
  /** Null when they could not be loaded. */
  openRaffles: RaffleSummary[] | null;
  /** Of other raffles. */
  lastWinners: LastWinner[];
  content: TrustContent & Pick<ShopContent, 'pages'>;
  /** Null if the shop does not say where its results are. */
  drawnBy: Lottery | null;
  /** How soon the shop answers a payment, if it says so. */
  answerTime: string | null;
  publishesAddress: boolean;
  company: Pick<Profile, 'currencySymbol' | 'whatsapp' | 'name' | 'nit'>;
  /** This page's address, for sharing. */
  address: string;
};

export function RafflePage(props: RafflePageProps) {
  const { raffle, knownSince, state, winner, tickets, openRaffles } = props;
  const { lastWinners, drawnBy, answerTime, publishesAddress, company, address } = props;
  const { currencySymbol, whatsapp } = company;
  const money = moneyOf(currencySymbol, raffle.methods);
  const available = tickets?.counts?.available;
  const offers = state === 'selling' ? quickOffers(raffle, available, money) : [];
  return (
    <>
      <div className={styles.top}>
        <Breadcrumb here={raffle.name} />
        <SilenceNote
          since={knownSince}
          consequence="; en cuanto responda podrás elegir tus números. Si ya pagaste, tu pago sigue siendo tuyo"
        />
        <RaffleHero {...props} money={money} offers={offers} />
      </div>
      {raffle.isOpen && winner && (
        <div className={styles.winner}>
          <WinnerSection winner={winner} lottery={drawnBy} />
        </div>
      )}
      <ResultWatch
        raffleId={raffle.id}
        isOpen={raffle.isOpen}
        drawDate={raffle.drawDate}
        winner={winner?.number ?? null}
        mark={resultFingerprint({ ...raffle, winner })}
      />
      {state === 'sold-out' && <SoldOut others={openRaffles ?? []} currency={currencySymbol} />}
      {state === 'awaiting-draw' && <DrawPassed link={whatsapp} raffleName={raffle.name} />}
      {(state === 'selling' || state === 'pending') && (
        <NumbersSection
          raffle={raffle}
          first={tickets}
          money={money}
          offers={offers}
          whatsapp={whatsapp}
        />
      )}
      <div className={styles.after}>
        <ReturningBuyer
          raffle={{ id: raffle.id, name: raffle.name }}
          shop={{ currency: currencySymbol, whatsapp }}
        />
        <ShareButton
          raffleName={raffle.name}
          address={address}
          chat={whatsappChat(
            'https://wa.me/',
            `${raffle.name}: ${shareCall(state, winner)} aquí ${address}`,
          )}
        />
      </div>
      <div className={styles.later}>
        <Prizes prizes={raffle.prizes} />
        <PaymentMethods methods={raffle.methods} showsAccounts={state === 'selling'} />
        <Gallery images={raffle.gallery} raffleName={raffle.name} />
        {raffle.isOpen && <LastWinners winners={lastWinners} />}
        <RaffleStrip
          title="Rifas Activas"
          raffles={openRaffles}
          currencySymbol={currencySymbol}
          emptyText="Por ahora no hay otras rifas activas."
        />
      </div>
      <PaymentLauncher
        raffle={payable(raffle)}
        company={{ currencySymbol, whatsapp, answerTime, publishesAddress }}
      />
    </>
  );
}

/** Only the fields that the payment needs, so that the page does not contain the rest twice. */
function payable(raffle: Raffle): PayableRaffle {
  const { id, name, price, packs, minPerPurchase, maxPerPurchase } = raffle;
  const { isOpen, isPending, drawDate, readAt } = raffle;
  const methods = raffle.methods.map(
    ({ account: _account, description: _description, ...method }) => method,
  );
  const limits = { minPerPurchase, maxPerPurchase };
  return { id, name, price, packs, ...limits, methods, isOpen, isPending, drawDate, readAt };
}
