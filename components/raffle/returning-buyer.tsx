'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { VerifyingShop } from '@/components/ticket/verification/verification-result';
import { useLazy } from '@/components/ui/use-lazy';
import { useEarlyTapReplay } from '@/components/ui/use-early-tap-replay';
import styles from './returning-buyer.module.css';

const loadVerify = async () =>
  (await import('@/components/ticket/verification/verify-ticket')).VerifyTicket;

type ReturningBuyerProps = { raffle: { id: string; name: string }; shop: VerifyingShop };

/** A way for returning buyers to look up their numbers. */
export function ReturningBuyer({ raffle, shop }: ReturningBuyerProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const { part: VerifyTicket, hasFailed, retry } = useLazy(isOpen, loadVerify);
  useEarlyTapReplay(root);
  return (
    <section
      id="verificar"
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.band}
    >
      <h2 id={titleId} className={styles.title}>
        ¿Ya compraste?
      </h2>
      <Button
        variant="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        data-early-tap
      >
        Verificar mis números
      </Button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          {VerifyTicket ? (
            <VerifyTicket {...{ raffle, shop }} />
          ) : (
            <p role="status">
              <span>{hasFailed ? 'No pudimos abrirlo. Revisa tu señal.' : 'Abriendo…'}</span>{' '}
              {hasFailed && (
                <Button size="small" onClick={retry}>
                  Reintentar
                </Button>
              )}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
