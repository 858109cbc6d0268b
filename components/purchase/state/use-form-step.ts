import { startTransition, useState } from 'react';

type PaidDraft = { isPastPaying: boolean; setPastPaying: (isPast: boolean) => void };

/** First pay, then report it. Only the buyer says when the payment is made. */
export function useFormStep({ isPastPaying, setPastPaying }: PaidDraft, hasPaid: boolean) {
  const [name, setName] = useState<'pay' | 'receipt'>(isPastPaying || hasPaid ? 'receipt' : 'pay');

  return {
    name,
    /** Stores method and numbers: phones kill pages while the buyer is in the bank's app. */
    onCopied: () => setPastPaying(name === 'receipt'),
    goOn(): void {
      setPastPaying(true);
      // Drawn after the frame that answers the tap.
      startTransition(() => setName('receipt'));
    },
    goBack(): void {
      setPastPaying(false);
      setName('pay');
    },
    restart: () => setName('pay'),
  };
}
