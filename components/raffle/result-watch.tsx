'use client';

import { useEffect, useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import { untilDecided } from '@/lib/raffle/draw-day';

const RETRY_MS = 5000;
/** The longest delay a timer supports. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

const loadPoll = async () => (await import('./result-poll')).ResultPoll;

type ResultWatchProps = {
  raffleId: string;
  isOpen: boolean;
  drawDate: string | null;
  winner: string | null;
  mark: string;
};

/** Refreshes the page once the draw is decided, and announces it. The polling code loads when the draw is near. */
export function ResultWatch({ raffleId, isOpen, drawDate, winner, mark }: ResultWatchProps) {
  const [winnerAtFirst] = useState(winner);
  const [isNear, setNear] = useState(false);
  const { part: ResultPoll, hasFailed, retry } = useLazy(isNear, loadPoll);

  useEffect(() => {
    const wait = untilDecided({ isOpen, drawDate, hasWinner: winner !== null }, Date.now());
    const timer =
      wait === null ? undefined : setTimeout(setNear, Math.min(wait, LONGEST_WAIT_MS), true);
    return () => {
      clearTimeout(timer);
      setNear(false);
    };
  }, [isOpen, drawDate, winner]);

  useEffect(() => {
    const timer = hasFailed ? setTimeout(retry, RETRY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);

  const isNews = winner !== null && winner !== winnerAtFirst;
  return (
    <>
      <p role="status" className="visually-hidden" translate="no">
        {isNews && `Ya hay resultado: ganó el número ${winner}.`}
      </p>
      {isNear && ResultPoll && <ResultPoll raffleId={raffleId} mark={mark} />}
    </>
  );
}
