import 'server-only';
import { accountRows } from '@/lib/raffle/account-rows';
import { oneLine } from '@/lib/raffle/clean-text';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import type { MoneyFormat } from '@/lib/raffle/amounts';
import { converts } from '@/lib/raffle/rate';
import type { ImagePath } from '@/lib/raffle/types';
import type { SoldByMethod, Terms, Unreadable } from './generation';
import { asWritten } from './read-number';
import { plainName, rate as readRate, wholeAccount } from './wire';

type MethodFields = {
  id: unknown;
  name: unknown;
  description: unknown;
  account: unknown;
  logo?: ImagePath | null;
  currency: string | null;
  rate: unknown;
  asItCame: object;
};

/** Leaves room for a suffix such as ` (2)` within the length that a purchase may send. */
const LONGEST_ID = 190;

/** Its account is there to pay into. */
const NAMELESS = 'Otro medio de pago';

/** Omits methods whose rate cannot be read, because they would ask for a wrong amount. */
export function readMethods(
  fields: MethodFields[],
): Pick<Terms, 'methods' | 'isInBaseCurrency' | 'unreadable'> {
  const methods: SoldByMethod[] = [];
  const unreadable: Unreadable[] = [];
  const taken = new Set<string>();
  for (const field of fields) {
    const { account, description, name } = wordsOf(field);
    const rate = readRate(field.rate);
    // Also counts omitted methods, because an id must not depend on a rate.
    const id = distinct(plainName(field.id) || (name ?? ''), taken);
    if (!name || rate === null || account === null || description === null) {
      const why = !name ? 'name' : rate === null ? 'rate' : 'length';
      warnThrottled({
        event: 'payment-method-left-out',
        why,
        // The log hides a field called `name`, which may be a buyer's.
        method: name ?? '',
        rate: asWritten(field.rate),
      });
      if (name && why !== 'name') {
        unreadable.push({ field: why, of: name, written: asWritten(field.rate) });
      }
      continue;
    }
    const { logo, currency, asItCame } = field;
    const details = accountRows([description, account].filter(Boolean).join('\n'));
    const method = { id, name, description, account, details, currency, rate };
    methods.push({ method: logo ? { ...method, logo } : method, asItCame });
  }
  return {
    methods,
    unreadable,
    isInBaseCurrency: fields.every(({ rate }) => readRate(rate) === 1),
  };
}

/** By the first method that converts of those that `readMethods` offers, without the cost of reading them all. */
export function conversionIn(fields: MethodFields[]): MoneyFormat['conversion'] {
  for (const field of fields) {
    const { currency, rate: written } = field;
    const rate = readRate(written);
    if (rate === null || !converts({ rate })) continue;
    const { account, description, name } = wordsOf(field);
    if (name && account !== null && description !== null) return { currency, rate };
  }
  return null;
}

function wordsOf(field: MethodFields) {
  const account = wholeAccount(field.account, 'account');
  const description = wholeAccount(field.description, 'note');
  return { account, description, name: plainName(field.name) || (account && NAMELESS) };
}

export function findMethod(methods: SoldByMethod[], id: string): SoldByMethod | null {
  return methods.find(({ method }) => method.id === id) ?? null;
}

function distinct(written: string, taken: Set<string>): string {
  // The purchase's schema cleans the id it gets back in the same way.
  const id = oneLine(written.slice(0, LONGEST_ID));
  let own = id;
  for (let place = 2; taken.has(own); place += 1) own = `${id} (${place})`;
  taken.add(own);
  return own;
}
