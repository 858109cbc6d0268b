import { useEffect, useEffectEvent, useRef, useState } from 'react';

type PaidDraft = { isPastPaying: boolean; setPastPaying: (isPast: boolean) => void };

/** First to pay, then to tell of it. Who left for the bank with the account copied comes back to the second. */
export function useFormStep(draft: PaidDraft, hasPaid: boolean) {
  const { isPastPaying, setPastPaying } = draft;
  const [name, setName] = useState<'pay' | 'receipt'>(isPastPaying || hasPaid ? 'receipt' : 'pay');
  /** A way back by hand is not undone by the next look into the bank's app. */
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
