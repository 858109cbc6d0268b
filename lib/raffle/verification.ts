import { currencySign, type Conversion, type MoneyFormat } from './amounts';
import { roundToCents } from './money';
import { sumOf } from './paid';
import { cleanCode } from './clean-text';
import { normalizeNationalId } from './buyer';
import { priceOf, type Pricing } from './price';
import type { DrawStage } from './digital-ticket';
import type { RaffleSummary, TicketStatus } from './types';

/** `nationalId`: normalized (`V12345678`). `phoneEnding`: the last four digits. `phone`: all digits, if known. */
export type VerificationRequest = { nationalId: string; phoneEnding: string; phone?: string };

export type VerificationField = 'nationalId' | 'phoneEnding' | 'phone';

export type OwnedTicket = { number: string; status: Exclude<TicketStatus, 'available'> };

/** In the base currency. An unknown person and wrong digits give the same answer: no tickets. */
export type Verification = {
  tickets: OwnedTicket[];
  total: number;
  /** Null, as is `pending`, if a confirmed payment has an unknown value. */
  paid: number | null;
  pending: number | null;
  /** What the payments say, confirmed or not. Absent if its currency is not certain. */
  registered?: Registered;
  /** Today's; absent if nothing is converted. */
  conversion?: MoneyFormat['conversion'];
};

/** With the addresses of the digital tickets of those numbers. */
export type VerifiedTickets = Verification & { ticketPaths: string[] };

/** `draw` is null if the result could not be read. */
export type OwnRaffle = {
  raffle: Pick<RaffleSummary, 'id' | 'name' | 'drawDate'>;
  verified: VerifiedTickets;
  draw: { stage: DrawStage; winner: string | null } | null;
};

/** `unread`: how many raffles could not be searched. */
export type OwnRaffles = { raffles: OwnRaffle[]; unread: number };

/** `currency` is null for the base currency. */
type Registered = { amount: number; currency: string | null };

const PHONE_ENDING = /^\d{4}$/;
/** Fewer digits could be guessed. */
const WHOLE_PHONE_DIGITS = /^\d{7,15}$/;

/** Shown after others have tried endings. */
export const WHOLE_PHONE =
  'Hubo muchas consultas con esta cédula. Por tu seguridad, escribe tu teléfono completo, el mismo con el que compraste.';

const SENTENCES: Record<VerificationField, string> = {
  nationalId: 'Escribe tu cédula completa.',
  phoneEnding: 'Escribe los últimos 4 dígitos de tu teléfono.',
  phone: 'Escribe tu teléfono completo, por ejemplo 04141234567.',
};

export function parseVerification(
  sent: unknown,
):
  | { ok: true; request: VerificationRequest }
  | { ok: false; fields: Partial<Record<VerificationField, string>> } {
  const given = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const nationalId = normalizeNationalId(text(given.nationalId));
  const phone = readPhone(given);
  if (nationalId && phone.ok) return { ok: true, request: { nationalId, ...phone.digits } };
  return {
    ok: false,
    fields: {
      ...(nationalId ? {} : { nationalId: SENTENCES.nationalId }),
      ...(phone.ok ? {} : { [phone.field]: SENTENCES[phone.field] }),
    },
  };
}

type ReadPhone =
  | { ok: true; digits: Omit<VerificationRequest, 'nationalId'> }
  | { ok: false; field: 'phone' | 'phoneEnding' };

function readPhone(given: Record<string, unknown>): ReadPhone {
  if ('phone' in given) {
    const phone = cleanCode(text(given.phone)).replace(/[\s().+-]/g, '');
    if (!WHOLE_PHONE_DIGITS.test(phone)) return { ok: false, field: 'phone' };
    return { ok: true, digits: { phone, phoneEnding: phone.slice(-4) } };
  }
  const phoneEnding = cleanCode(text(given.phoneEnding));
  if (!PHONE_ENDING.test(phoneEnding)) return { ok: false, field: 'phoneEnding' };
  return { ok: true, digits: { phoneEnding } };
}

/** The largest error of a share rounded to cents. */
const MOST_ROUNDED_OFF = 0.0051;

type CountedTicket = OwnedTicket & {
  share: number | null;
  /** Null if unknown. */
  given: number | null;
};

/** Sums the shares. Without shares, or if they differ only by rounding, uses the price of one purchase. */
export function sumUp(tickets: readonly CountedTicket[], pricing: Pricing): Verification {
  const price = priceOf(tickets.length, pricing);
  const even = tickets.length > 0 ? price / tickets.length : 0;
  const byShares = tickets.reduce((sum, { share }) => sum + (share ?? even), 0);
  const isRounded = Math.abs(byShares - price) <= tickets.length * MOST_ROUNDED_OFF;
  let total = 0;
  let paid: number | null = 0;
  for (const { status, share, given } of tickets) {
    const cost = isRounded ? even : (share ?? even);
    total += cost;
    paid = sumOf([paid, status === 'paid' ? cost : given && Math.min(given, cost)]);
  }
  return {
    tickets: tickets.map(({ number, status }) => ({ number, status })),
    total: roundToCents(total),
    paid: paid === null ? null : roundToCents(paid),
    pending: paid === null ? null : roundToCents(roundToCents(total) - roundToCents(paid)),
  };
}

/** Rates change between payment and question, though not as much as two currencies differ. */
const MOST_CHANGED = 2;

/**
 * Payments come without a currency: it is the one whose price is near. Null if it is not the same for all of them.
 * @param amounts what was registered for each ticket
 * @param price of a ticket
 */
export function registeredAmount(
  amounts: readonly (number | null)[],
  price: number,
  methods: readonly Pick<Conversion, 'currency' | 'rate'>[],
): Registered | null {
  const sum = sumOf(amounts);
  if (!sum || !price) return null;
  const near = methods.filter(({ rate }) =>
    amounts.every((amount) => isNear(amount ?? 0, price * rate)),
  );
  const currencies = new Set(
    near.map(({ rate, currency }) => (rate === 1 ? null : currencySign(currency))),
  );
  const [currency = null] = currencies;
  return currencies.size === 1 ? { amount: roundToCents(sum), currency } : null;
}

function isNear(amount: number, price: number): boolean {
  return amount / price < MOST_CHANGED && price / amount < MOST_CHANGED;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
