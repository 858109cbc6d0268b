import { daysOf, MONTHS, type Luck } from './luck';
import type { Ticket } from './types';

export type PickQuery = { quantity: number; luck: Luck | null };

export type PickedTickets = {
  tickets: Ticket[];
  /** The closest free numbers if no free number matches the luck. */
  nearest: Ticket[];
};

export function pickParams({ quantity, luck }: PickQuery): URLSearchParams {
  const params = new URLSearchParams({ quantity: String(quantity) });
  if (luck?.kind === 'birthday') {
    params.set('day', String(luck.day));
    params.set('month', String(luck.month));
  } else if (luck) params.set(luck.kind, luck.digits);
  return params;
}

/** Null for a query that no page of ours sends. `pickProblem` reports an invalid quantity. */
export function parsePickQuery(params: URLSearchParams): PickQuery | null {
  const quantity = params.get('quantity') ?? '';
  const luck = parseLuck(params);
  if (luck === undefined) return null;
  return { quantity: /^\d{1,9}$/.test(quantity) ? Number(quantity) : NaN, luck };
}

function parseLuck(params: URLSearchParams): Luck | null | undefined {
  const kinds = ['day', 'ending', 'contains'].filter((name) => params.has(name));
  const [kind] = kinds;
  if (kind === undefined) return params.has('month') ? undefined : null;
  if (kinds.length > 1) return undefined;
  if (kind === 'day') return parseBirthday(params.get('day') ?? '', params.get('month') ?? '');
  const digits = params.get(kind) ?? '';
  if (!/^\d{1,8}$/.test(digits)) return undefined;
  return { kind: kind === 'ending' ? 'ending' : 'contains', digits };
}

function parseBirthday(day: string, month: string): Luck | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month)) return undefined;
  const birthday = { day: Number(day), month: Number(month) };
  const isMonth = birthday.month >= 1 && birthday.month <= MONTHS.length;
  const isDay = birthday.day >= 1 && birthday.day <= daysOf(birthday.month);
  return isMonth && isDay ? { kind: 'birthday', ...birthday } : undefined;
}
