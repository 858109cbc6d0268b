'use client';

import { Fragment, useRef, useState } from 'react';
import { useLatestFact } from '../selection/latest-facts';
import { useLazy } from '@/components/ui/use-lazy';
import { useEarlyTapReplay } from '@/components/ui/use-early-tap-replay';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import styles from './random.module.css';

const loadPickedNumbers = async () => (await import('./late')).PickedNumbers;

type QuickPurchaseProps = { raffleId: string; offers: readonly QuickOffer[] };

/** Picks a quantity of random numbers with one tap. The bar that appears with them leads to the payment. */
export function QuickPurchase({ raffleId, offers }: QuickPurchaseProps) {
  const root = useRef<HTMLElement>(null);
  // Each tap sets a new object, so the same quantity picks again.
  const [wanted, setWanted] = useState<{ quantity: number } | null>(null);
  const { part: PickedNumbers, hasFailed, retry } = useLazy(wanted !== null, loadPickedNumbers);
  const shown = useLatestFact('offers') ?? offers;
  useEarlyTapReplay(root);

  function pick(quantity: number) {
    setWanted({ quantity });
    retry();
  }

  return (
    <section ref={root} id="compra-rapida" aria-label="Compra rápida" className={styles.quick}>
      {wanted && PickedNumbers ? (
        <PickedNumbers raffleId={raffleId} wanted={wanted} onWant={setWanted} />
      ) : (
        <div className={styles.head}>
          <h2 className={styles.title}>Compra rápida</h2>
          <p role="status">
            {!wanted
              ? 'Al azar, entre todos los números libres'
              : hasFailed
                ? 'No pudimos buscarlos. Revisa tu señal.'
                : 'Buscando…'}
          </p>
        </div>
      )}
      <div className={styles.offers}>
        {shown.map(({ quantity, total, savings }) => (
          <Fragment key={quantity}>
            <button
              type="button"
              className={styles.offer}
              aria-pressed={wanted?.quantity === quantity}
              onClick={() => pick(quantity)}
              data-early-tap
            >
              <span>
                <strong>{quantity}</strong> <span>{quantity === 1 ? 'número' : 'números'}</span>
              </span>{' '}
              <b translate="no">{total.paid}</b> <small translate="no">{total.about}</small>
              {savings && (
                <em>
                  {' '}
                  Ahorras <span translate="no">{savings}</span>
                </em>
              )}
            </button>
            {PickedNumbers && wanted?.quantity === quantity && (
              <a href="#pagar">Ir a Pagar Ahora</a>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
