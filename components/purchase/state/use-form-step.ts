import { useEffect, useEffectEvent, useRef, useState } from 'react';

type PaidDraft = { isPastPaying: boolean; setPastPaying: (isPast: boolean) => void };

/** First pay, then report it. Buyers who copied the account and left for the bank's app return to the second step. */
export function useFormStep(draft: PaidDraft, hasPaid: boolean) {
  const { isPastPaying, setPastPaying } = draft;
  const [name, setName] = useState<'pay' | 'receipt'>(isPastPaying || hasPaid ? 'receipt' : 'pay');
  /** After the buyer goes back by hand, the next visit to the bank's app does not move the form forward. */
  const isAutomatic = useRef(true);

  const leave = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && isPastPaying && isAutomatic.current) {
      setName('receipt');
    }
  });

  useEffect(() => {
    const left = () => leave();
    document.addEventListener('visibilitychange', left);
    return () => document.removeEventListener('visibilitychange', left);
  }, []);

  return {
    name,
    onCopied: () => setPastPaying(true),
    goOn(): void {
      setPastPaying(true);
      setName('receipt');
    },
    goBack(): void {
      isAutomatic.current = false;
      setName('pay');
    },
    restart: () => setName('pay'),
  };
}
