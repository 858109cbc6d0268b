import { currencySign, payableFor } from './amounts';
import { roundToCents } from './cents';
import { formatAmount } from './money';
import type { PurchaseRequest, SeenPrice } from './purchase';
import type { PaymentMethod } from './types';

type Sent = Pick<PurchaseRequest, 'amount' | 'seen' | 'tickets'>;
type Method = Pick<PaymentMethod, 'name' | 'currency'>;

/** `method` undefined where it is not offered any more. */
export function paidAmount({ amount, seen }: Sent, method: Method | undefined, symbol: string) {
  return formatAmount(amount, signOf(seen, method, symbol));
}

/** For people: `Bs 1.000,00 por Pago Móvil`. */
export function paidText(sent: Sent, method: Method | undefined, symbol: string): string {
  const amount = paidAmount(sent, method, symbol);
  return method ? `${amount} por ${method.name}` : amount;
}

export type ChangedTotal = {
  total: string;
  amount: number;
  /** What is still to be paid, in the method's currency; below 0 what was paid too much. */
  missing: number;
  /** Without a sign. */
  missingText: string;
};

/** Null where the two are not in one currency. */
export function changedTotal(
  sent: Sent,
  now: SeenPrice,
  method: Method | undefined,
  symbol: string,
): ChangedTotal | null {
  if ((sent.seen.rate === 1) !== (now.rate === 1)) return null;
  const conversion = { rate: now.rate, currency: method?.currency ?? null };
  const payable = payableFor(now, sent.tickets.length, { symbol, conversion });
  const { amount, currency } = payable;
  const missing = roundToCents(amount - sent.amount);
  return {
    total: payable.paid,
    amount,
    missing,
    missingText: formatAmount(Math.abs(missing), currency),
  };
}

function signOf({ rate }: SeenPrice, method: Method | undefined, symbol: string): string {
  return rate === 1 ? symbol : currencySign(method?.currency ?? null);
}
