import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentValues } from './payment-values';

/** Keeps the amount at the exact total until the buyer writes another one. */
export function useAmountFollowsTotal(total: number): void {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const proposed = useRef('');

  const follow = useEffectEvent((amount: string) => {
    if (values.amount === '' || values.amount === proposed.current) {
      void setFieldValue('amount', amount);
    }
    proposed.current = amount;
  });

  useEffect(() => follow(total > 0 ? total.toFixed(2) : ''), [total]);
}
