import { array, number, object, string, type InferType } from 'yup';
import { cleanCode, cleanWords, oneLine } from './clean-text';
import { countries } from './countries/countries';
import { MAX_TICKETS_PER_PURCHASE, MIN_AMOUNT } from './limits';
import { normalizeNationalId, normalizePhone } from './buyer';
import { isRaffleId } from './addresses';
import { tooManyMessage } from './quantity';
import { readTypedAmount } from './typed-amount';

export const REQUIRED = 'Este campo es obligatorio';
const AMOUNT_REQUIRED = 'Este campo es obligatorio y debe ser mayor a 0';
export const TOO_MANY_TICKETS = tooManyMessage(MAX_TICKETS_PER_PURCHASE);
const MAX_AMOUNT = 1e12;

const line = (max: number, clean: (typed: string) => string) =>
  string()
    .transform(text(clean))
    .required(REQUIRED)
    .max(max, `Escribe como máximo ${max} caracteres`);

/** The seller opens these fields in a spreadsheet, where a leading sign would make them a formula. */
const cell = (...[max, clean]: Parameters<typeof line>) =>
  line(max, clean).transform(text(withoutFormula));

export const buyerSchema = object({
  /** The shop's own id, exactly as offered. */
  method: line(200, oneLine),
  /** In the method's currency. */
  amount: number()
    .transform((cast: number, typed: unknown) =>
      typeof typed === 'string' ? readTypedAmount(typed) : cast,
    )
    .typeError(AMOUNT_REQUIRED)
    .required(AMOUNT_REQUIRED)
    .min(MIN_AMOUNT, AMOUNT_REQUIRED)
    .max(MAX_AMOUNT, 'Revisa el monto: es demasiado grande'),
  reference: cell(60, cleanCode),
  name: cell(120, cleanWords),
  /** Normalized (`V12345678`); the letter alone counts as empty. */
  nationalId: line(40, cleanCode)
    .transform(text((typed) => normalizeNationalId(typed) ?? typed.replace(/^[a-z]$/i, '')))
    .test(
      'national-id',
      'Revisa la cédula, por ejemplo V-\u206012.345.678',
      (value) => !value || normalizeNationalId(value) !== null,
    ),
  /** Without plus sign (`58`), or the country (`VE`), because several countries share a code. */
  phoneCode: line(4, cleanCode)
    .transform(text((typed) => countries.find(({ iso2 }) => iso2 === typed)?.phoneCode ?? typed))
    .test(
      'phone-code',
      'Elige el código de tu país',
      (value) => !value || countries.some(({ phoneCode }) => phoneCode === value),
    ),
  /** National number, digits only (`4141234567`). */
  phone: line(40, cleanCode)
    .when('phoneCode', ([code], phone) =>
      phone.transform(text((typed) => normalizePhone(typed, String(code)) ?? typed)),
    )
    .test(
      'phone',
      'Revisa el teléfono, por ejemplo 4240000000',
      (value, { parent }) =>
        !value || normalizePhone(value, String((parent as Fields).phoneCode)) !== null,
    ),
  address: cell(300, cleanWords),
});

type Fields = { phoneCode?: unknown };

function withoutFormula(typed: string): string {
  return typed.replace(/^[\s=+\-@＝＋－＠]+/, '');
}

function text(change: (typed: string) => string) {
  return (typed: unknown) => (typeof typed === 'string' ? change(typed) : typed);
}

const NO_SUCH_TICKET = 'Este número no existe';
const NO_TICKETS = 'Elige al menos un número';
const NOTHING_SEEN = 'Vuelve a cargar la página para ver el precio de hoy';

const ticketSchema = object({
  id: string().required(NO_SUCH_TICKET).test('ticket-id', NO_SUCH_TICKET, isTicketId),
  number: string().trim().required(NO_SUCH_TICKET).max(20, NO_SUCH_TICKET),
}).noUnknown();

export const purchaseRequestSchema = buyerSchema
  .shape({
    tickets: array()
      .of(ticketSchema)
      .required(NO_TICKETS)
      .min(1, NO_TICKETS)
      .max(MAX_TICKETS_PER_PURCHASE, TOO_MANY_TICKETS)
      .test('no-repeats', 'Un número está repetido', (tickets) => areDistinct(tickets ?? [])),
    seen: object({
      price: shownNumber(),
      packs: array()
        .of(
          object({
            quantity: shownNumber().integer(NOTHING_SEEN).min(1, NOTHING_SEEN),
            price: shownNumber(),
          }),
        )
        .max(MAX_TICKETS_PER_PURCHASE, NOTHING_SEEN)
        .default([]),
      rate: shownNumber(),
    }).required(),
    /** By the phone's clock, in milliseconds since 1970. */
    tappedAt: number(),
  })
  .noUnknown();

export type PurchaseRequest = InferType<typeof purchaseRequestSchema>;

function shownNumber() {
  return number().typeError(NOTHING_SEEN).required(NOTHING_SEEN).min(0, NOTHING_SEEN);
}

function isTicketId(id: string | undefined): boolean {
  return !id || isRaffleId(id);
}

function areDistinct(tickets: { id: string; number: string }[]): boolean {
  return (
    new Set(tickets.map(({ id }) => id)).size === tickets.length &&
    new Set(tickets.map(({ number }) => number)).size === tickets.length
  );
}
