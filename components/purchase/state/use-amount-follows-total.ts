import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { copyableAmount } from '@/lib/raffle/paid';
import { readTypedAmount } from '@/lib/raffle/typed-amount';
import type { PaymentValues } from '../form/form-values';

type Form = Pick<FormikProps<PaymentValues>, 'values' | 'setFieldValue'>;

/**
 * Keeps the amount equal to the total until the buyer edits it or may have paid. Then it is the paid amount and stays,
 * even if the total changes; only another method, with another currency, replaces it. Returns true once the total
 * differs from that amount.
 */
export function useAmountFollowsTotal(
  { values, setFieldValue }: Form,
  total: number,
  mayHavePaid: boolean,
): boolean {
  const proposed = useRef({ amount: '', method: values.method });

  const [isBehind, setBehind] = useState(false);

  const follow = useEffectEvent((amount: string, method: string) => {
    const isOurs = isSame(values.amount, proposed.current.amount);
    const isFree = !mayHavePaid || method !== proposed.current.method;
    const isKept = values.amount !== '' && !(isOurs && isFree);
    setBehind(isKept && mayHavePaid && !isSame(values.amount, amount));
    if (!isKept) void setFieldValue('amount', amount);
    if (!isKept || isSame(values.amount, amount)) proposed.current = { amount, method };
  });

  useEffect(
    () => follow(total > 0 ? copyableAmount(total) : '', values.method),
    [total, values.method, mayHavePaid],
  );

  return isBehind;
}

/** However the buyer writes it. */
function isSame(one: string, other: string): boolean {
  return one === other || readTypedAmount(one) === readTypedAmount(other);
}
