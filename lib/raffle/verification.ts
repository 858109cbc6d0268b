import { normalizeNationalId } from './national-id';
import type { TicketStatus } from './types';

/** Who says to own tickets: the cédula, normalized (`V12345678`), and the last four digits of the phone. */
export type VerificationRequest = { nationalId: string; phoneEnding: string };

export type VerificationField = 'nationalId' | 'phoneEnding';

export type OwnedTicket = { number: string; status: Exclude<TicketStatus, 'available'> };

/** What an owner is told; nobody and wrong digits are both no ticket at all. In the base currency. */
export type Verification = {
  tickets: OwnedTicket[];
  total: number;
  paid: number;
  pending: number;
};

const PHONE_ENDING = /^\d{4}$/;

const SENTENCES: Record<VerificationField, string> = {
  nationalId: 'Escribe tu cédula completa, solo números.',
  phoneEnding: 'Escribe los últimos 4 dígitos de tu teléfono.',
};

/** What was typed or sent, whatever it is, as a request; else what to correct, by field. */
export function parseVerification(
  sent: unknown,
):
  | { ok: true; request: VerificationRequest }
  | { ok: false; fields: Partial<Record<VerificationField, string>> } {
  const given = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const nationalId = normalizeNationalId(text(given.nationalId));
  const phoneEnding = text(given.phoneEnding).trim();
  const isEnding = PHONE_ENDING.test(phoneEnding);
  if (nationalId && isEnding) return { ok: true, request: { nationalId, phoneEnding } };
  return {
    ok: false,
    fields: {
      ...(nationalId ? {} : { nationalId: SENTENCES.nationalId }),
      ...(isEnding ? {} : { phoneEnding: SENTENCES.phoneEnding }),
    },
  };
}

/** Adds up what one buyer's tickets cost. `given` is what was already given for those not paid in full. */
export function sumUp(
  tickets: readonly { number: string; status: OwnedTicket['status']; given: number }[],
  price: number,
): Verification {
  const total = cents(price * tickets.length);
  const paid = cents(
    tickets.reduce(
      (sum, { status, given }) => sum + (status === 'paid' ? price : Math.min(given, price)),
      0,
    ),
  );
  return {
    tickets: tickets.map(({ number, status }) => ({ number, status })),
    total,
    paid,
    pending: cents(total - paid),
  };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
