import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';

type Plain = string | number;

const FIELDS = [
  'method',
  'amount',
  'reference',
  'name',
  'nationalId',
  'phoneCode',
  'phone',
  'address',
];

/**
 * What was sent with nothing but texts and numbers left in it; whatever else stood in a place is missing
 * there. The schema then tells it as such, and never meets a value that its own conversions stumble over.
 */
export function plainRequest(sent: object): object {
  const { tickets, seen } = sent as Record<string, unknown>;
  return {
    ...pick(sent, FIELDS),
    tickets: Array.isArray(tickets)
      ? // One over the limit is enough to tell that there are too many.
        tickets
          .slice(0, MAX_TICKETS_PER_PURCHASE + 1)
          .map((ticket) => pick(ticket, ['id', 'number']))
      : undefined,
    seen: pick(seen, ['price', 'rate']),
  };
}

function pick(value: unknown, names: string[]): Record<string, Plain> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value).filter(
    (field): field is [string, Plain] =>
      names.includes(field[0]) && (typeof field[1] === 'string' || typeof field[1] === 'number'),
  );
  return Object.fromEntries(fields);
}
