import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useIsPaymentOpen } from '@/components/picker/selection/open-payment';
import { resultFingerprint, type RaffleResult } from '@/lib/raffle/result';
import { readJson } from '@/lib/storefront-api/read-json';
import { resultKey } from '@/lib/storefront-api/late-request-keys';

const PAUSE_MS = 5000;

type ResultPollProps = {
  raffleId: string;
  mark: string;
};

/** Polls the result while the page is visible, and refreshes the page when it changed. Pauses during a payment. */
export function ResultPoll({ raffleId, mark }: ResultPollProps) {
  const { refresh } = useRouter();
  const isPaying = useIsPaymentOpen();

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || isPaying) return;
    const result = await readJson<RaffleResult>(resultKey(raffleId)).catch(() => null);
    if (result && resultFingerprint(result) !== mark) refresh();
  });

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAgain = async () => {
      timer = undefined;
      await look();
      if (!isGone) timer = setTimeout(lookAgain, PAUSE_MS);
    };
    const lookAtOnce = () => {
      if (document.visibilityState !== 'visible' || timer === undefined) return;
      clearTimeout(timer);
      void lookAgain();
    };
    timer = setTimeout(lookAgain, PAUSE_MS);
    document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, []);

  return null;
}
