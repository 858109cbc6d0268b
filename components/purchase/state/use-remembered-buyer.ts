import { useState } from 'react';
import type { PaymentValues } from '../form/form-values';
import { BUYER_FIELDS, forgetBuyer, rememberBuyer, type Buyer } from '../draft/remembered-buyer';

/** @param found the buyer who asked to be remembered; `begun` holds the draft's values. */
export function useRememberedBuyer(found: Buyer | null, begun: Partial<Buyer> = {}) {
  const isUnchanged =
    found && BUYER_FIELDS.every((name) => (begun[name] ?? found[name]) === found[name]);
  const [isWanted, setWanted] = useState(found !== null);
  const [isFolded, setFolded] = useState(isUnchanged === true);

  return {
    isWanted,
    /** The buyer's data is shown as text instead of fields. */
    isFolded,
    unfold: () => setFolded(false),
    setWanted(wanted: boolean): void {
      setWanted(wanted);
      if (!wanted) void forgetBuyer();
    },
    rememberIfWanted(values: PaymentValues): void {
      if (!isWanted) return;
      void rememberBuyer(values, Date.now());
      setFolded(true);
    },
    async forget(): Promise<void> {
      setWanted(false);
      setFolded(false);
      await forgetBuyer();
    },
  };
}
