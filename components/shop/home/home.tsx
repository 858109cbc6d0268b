import { RaffleStrip } from '../raffle-strip/raffle-strip';
import type { Profile, ShopContent } from '@/lib/content/types';
import type { PastResult } from '@/lib/raffle/result';
import { soldShare, type SoldShare } from '@/lib/raffle/sold-share';
import type { RaffleSummary } from '@/lib/raffle/types';
import { SilenceNote } from '@/components/ui/silence-note';
import { Deliveries } from './deliveries';
import { DrawnNumber } from './drawn-number';
import { Hero } from './hero';
import { Reasons } from './reasons';
import styles from './home.module.css';
import { Testimonials } from './testimonials';

type HomeProps = {
  company: Pick<Profile, 'name' | 'currencySymbol'>;
  content: Pick<ShopContent, 'reasons' | 'testimonials' | 'deliveries'>;
  /** Each list newest first; null when it could not be loaded. */
  featured: RaffleSummary[] | null;
  open: RaffleSummary[] | null;
  finished: RaffleSummary[] | null;
  sold: ReadonlyMap<string, SoldShare>;
  /** Of finished raffles. */
  winners: ReadonlyMap<string, PastResult['winner']>;
  /** ISO time of the last answer of the admin API, when there has been none for a while. */
  knownSince: string | null;
};

export function Home(props: HomeProps) {
  const { company, content, featured, open, finished, sold, winners, knownSince } = props;
  const { name, currencySymbol } = company;
  return (
    <>
      <h1 className="visually-hidden">{`${name}: rifas en línea`}</h1>
      {knownSince && (
        <div className={styles.silence}>
          <SilenceNote since={knownSince} />
        </div>
      )}
      <Hero raffles={buyableFirst(featured)} currencySymbol={currencySymbol} />
      <div className={open?.length ? styles.below : undefined}>
        <RaffleStrip
          title="Rifas Activas"
          raffles={buyableFirst(open)}
          sold={sold}
          currencySymbol={currencySymbol}
          emptyText="Ahora no hay rifas activas. Muy pronto publicaremos la próxima."
        />
        <Reasons reasons={content.reasons} />
        <RaffleStrip
          title="Rifas Finalizadas"
          raffles={finished}
          resultOf={(raffleId) => <DrawnNumber winner={winners.get(raffleId)} />}
          currencySymbol={currencySymbol}
          emptyText="Todavía no hay rifas finalizadas. Aquí verás los sorteos realizados."
        />
        <Deliveries deliveries={content.deliveries} />
        <Testimonials testimonials={content.testimonials} />
      </div>
    </>
  );
}

/** All but the first that can be bought keep their order. */
function buyableFirst(raffles: RaffleSummary[] | null): RaffleSummary[] | null {
  const selling = raffles?.find(
    ({ isPending, counts }) => !isPending && soldShare(counts)?.percent !== 100,
  );
  return selling && raffles
    ? [selling, ...raffles.filter((raffle) => raffle !== selling)]
    : raffles;
}
