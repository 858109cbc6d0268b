'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { TICKET } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import type { VerifyingShop } from '@/components/ticket/verification/verification-result';
import { useLazy } from '@/components/ui/use-lazy';
import { useEarlyTapReplay } from '@/components/ui/use-early-tap-replay';
import { numbersInShort } from '@/lib/raffle/selection';
import styles from './returning-buyer.module.css';
import { useOwnPurchases } from '@/components/ticket/own-purchases/use-own-purchases';

const loadWatch = async () => (await import('./own-chosen')).watchOwnChosen;
const loadPanel = async () => (await import('./returning-panel')).ReturningPanel;

type ReturningBuyerProps = {
  raffle: { id: string; name: string };
  drawDate: string | null;
  /** The number that won, once it is known. */
  winner: string | null;
  shop: VerifyingShop;
};

/**
 * For returning buyers: the numbers that this phone remembers, and a way to look up others. Its height is the same with
 * and without numbers, so that nothing moves when they come.
 */
export function ReturningBuyer({ raffle, drawDate, winner, shop }: ReturningBuyerProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const panel = useId();
  const [choice, setChoice] = useState<'numbers' | 'verifying' | 'closed' | null>(null);
  const purchases = useOwnPurchases(raffle.id, drawDate);
  const own = purchases.flatMap(({ numbers }) => numbers);
  const hasWon = winner !== null && own.includes(winner);
  const open = choice ?? (hasWon ? 'numbers' : 'closed');
  const wanted = open === 'closed' || (open === 'numbers' && own.length === 0) ? null : open;
  const { part: ReturningPanel, hasFailed, retry } = useLazy(wanted !== null, loadPanel);
  const { part: watchOwnChosen } = useLazy(own.length > 0, loadWatch);
  useEffect(() => watchOwnChosen?.(raffle.id), [watchOwnChosen, raffle.id, purchases]);
  useEffect(() => {
    if (own.length > 0) document.documentElement.dataset.own = '';
  }, [own.length]);
  useEarlyTapReplay(root);

  let title = own.length > 0 ? 'Tus números' : '¿Ya compraste?';
  // The ticket in the panel says whether the number was paid.
  if (hasWon) title = `Salió tu número ${winner}`;
  const opener = (part: 'numbers' | 'verifying', words: string) => (
    <Button
      variant="quiet"
      size="small"
      aria-expanded={wanted === part}
      aria-controls={wanted === part ? panel : undefined}
      onClick={() => setChoice(wanted === part ? 'closed' : part)}
      data-early-tap
    >
      {words}
    </Button>
  );
  return (
    <section
      id="verificar"
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.band}
    >
      <div className={styles.card}>
        <LineIcon size={28} path={TICKET} />
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.line} translate={own.length > 0 ? 'no' : 'yes'}>
            {own.length > 0 ? numbersInShort(own) : 'Consulta tus números con tu cédula.'}
          </p>
        </div>
        <div className={styles.ways}>
          {own.length > 0 && opener('numbers', 'Ver más')}
          {opener('verifying', 'Verificar mis números')}
        </div>
        {wanted && (
          <div id={panel} className={styles.panel}>
            {ReturningPanel ? (
              <ReturningPanel
                {...{ wanted, raffle, purchases, shop }}
                onForgotten={() => root.current?.focus()}
              />
            ) : (
              <p role="status" className={styles.waiting}>
                <span>{hasFailed ? 'No pudimos abrirlo. Revisa tu señal.' : 'Abriendo…'}</span>
                {hasFailed && (
                  <Button size="small" onClick={retry}>
                    Reintentar
                  </Button>
                )}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
