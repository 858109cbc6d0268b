import 'server-only';
import { accountKind } from '@/lib/raffle/account-details';
import { warnSeldom } from '@/lib/log/warn-seldom';
import { accountLines, plainLines } from '@/lib/raffle/plain-text';
import type { SoldByMethod, Terms, Unreadable } from './generation';
import { asWritten } from './read-number';
import { rate as readRate, text } from './wire';

type MethodFields = {
  id: unknown;
  name: unknown;
  description: unknown;
  account: unknown;
  currency: string | null;
  rate: unknown;
  asItCame: object;
};

/** Leaves out methods whose rate cannot be read: they would ask for a wrong amount. */
export function readMethods(
  fields: MethodFields[],
): Pick<Terms, 'methods' | 'isInBaseCurrency' | 'unreadable'> {
  const methods: SoldByMethod[] = [];
  const unreadable: Unreadable[] = [];
  const taken = new Set<string>();
  for (const field of fields) {
    const account = accountLines(text(field.account));
    const name = text(field.name) || accountKind(account);
    const rate = readRate(field.rate);
    // Counts those left out too: an id must not depend on a rate.
    const id = distinct(text(field.id) || name || '', taken);
    if (!name || rate === null) {
      const why = name ? 'rate' : 'name';
      warnSeldom({
        event: 'payment-method-left-out',
        why,
        name: name ?? '',
        rate: asWritten(field.rate),
      });
      if (name) unreadable.push({ field: 'rate', of: name, written: asWritten(field.rate) });
      continue;
    }
    const description = plainLines(text(field.description));
    const { currency, asItCame } = field;
    methods.push({ method: { id, name, description, account, currency, rate }, asItCame });
  }
  return {
    methods,
    unreadable,
    isInBaseCurrency: fields.every(({ rate }) => readRate(rate) === 1),
  };
}

/** By id, or by a name that only one has: pages opened before ids came send names. */
export function findMethod(methods: SoldByMethod[], asked: string): SoldByMethod | null {
  const named = methods.filter(({ method }) => method.name === asked);
  const known = methods.find(({ method }) => method.id === asked);
  return known ?? (named.length === 1 ? named[0] : undefined) ?? null;
}

function distinct(id: string, taken: Set<string>): string {
  let own = id;
  for (let place = 2; taken.has(own); place += 1) own = `${id} (${place})`;
  taken.add(own);
  return own;
}
