import { useState } from 'react';
import type { PaymentValues } from '../form/form-values';
import { BUYER_FIELDS, forgetBuyer, rememberBuyer, type Buyer } from '../draft/remembered-buyer';

/** @param found who bought here before and wished to be remembered; `begun` what a draft holds. */
export function useRememberedBuyer(found: Buyer | null, begun: Partial<Buyer> = {}) {
  const isUnchanged =
    found && BUYER_FIELDS.every((name) => (begun[name] ?? found[name]) === found[name]);
  const [isWanted, setWanted] = useState(found !== null);
  const [isFolded, setFolded] = useState(isUnchanged === true);

  return {
    isWanted,
    /** The person's fields are not shown, only what is in them. */
    isFolded,
    unfold: () => setFolded(false),
    setWanted(wanted: boolean): void {
      setWanted(wanted);
      if (!wanted) void forgetBuyer();
    },
    settle(values: PaymentValues): void {
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
