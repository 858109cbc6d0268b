'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePaymentDoor } from '@/components/payment/door/open-payment';
import { resultMark, untilDecided, type RaffleResult } from '@/lib/raffle/result';
import { resultKey } from '@/lib/storefront-api/keys';
import { readJson } from '@/lib/storefront-api/read-json';
import styles from './result-watch.module.css';

const PAUSE_MS = 5000;
/** What timers can count. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

type ResultWatchProps = {
  raffleId: string;
  isOpen: boolean;
  drawDate: string | null;
  /** Number of the winning ticket that the page shows. */
  winner: string | null;
  /** Of the result that the page shows. */
  mark: string;
};

/** Has the page made anew as soon as the draw is decided, and says so; never under an open payment. */
export function ResultWatch({ raffleId, isOpen, drawDate, winner, mark }: ResultWatchProps) {
  const { refresh } = useRouter();
  const isPaying = usePaymentDoor() !== 'closed';
  const [winnerAtFirst] = useState(winner);

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || isPaying) return;
    const result = await readJson<RaffleResult>(resultKey(raffleId)).catch(() => null);
    if (result && resultMark(result) !== mark) refresh();
  });

  useEffect(() => {
    const wait = untilDecided({ isOpen, drawDate, hasWinner: winner !== null }, Date.now());
    if (wait === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAgain = async () => {
      timer = undefined;
      await look();
      if (!isGone) timer = setTimeout(lookAgain, PAUSE_MS);
    };
    let isGone = false;
    const lookAtOnce = () => {
      if (document.visibilityState !== 'visible' || timer === undefined) return;
      clearTimeout(timer);
      void lookAgain();
    };
    timer = setTimeout(lookAgain, Math.min(wait + PAUSE_MS, LONGEST_WAIT_MS));
    if (wait === 0) document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, [isOpen, drawDate, winner, mark]);

  const isNews = winner !== null && winner !== winnerAtFirst;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isNews && `Ya hay resultado: ganó el ticket ${winner}.`}
      </p>
      {!isOpen && winner === null && (
        <p className={styles.awaited}>El resultado del sorteo aparecerá en esta página.</p>
      )}
    </>
  );
}
