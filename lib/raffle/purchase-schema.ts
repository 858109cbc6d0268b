import { array, number, object, string } from 'yup';
import { countries } from './countries/countries';
import { MAX_TICKETS_PER_PURCHASE, MIN_AMOUNT } from './limits';
import { normalizeNationalId } from './national-id';
import { normalizePhone } from './phone';
import { isRaffleId } from './raffle-id';

export const REQUIRED = 'Este campo es obligatorio';
export const AMOUNT_REQUIRED = 'Este campo es obligatorio y debe ser mayor a 0';
export const TOO_MANY_TICKETS = 'El limite maximo de compra es de 50 tickets';
const MAX_AMOUNT = 1e12;

const line = (max: number) =>
  string()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replace(/\s+/g, ' ').trim() : typed,
    )
    .required(REQUIRED)
    .max(max, `Escribe como máximo ${max} caracteres`);

/** What the buyer fills in. `cast` gives it in the form that is sent. */
export const buyerSchema = object({
  method: line(200),
  amount: number()
    .typeError(AMOUNT_REQUIRED)
    .required(AMOUNT_REQUIRED)
    .min(MIN_AMOUNT, AMOUNT_REQUIRED)
    .max(MAX_AMOUNT, 'Revisa el monto: es demasiado grande'),
  reference: line(60),
  name: line(120),
  nationalId: line(40)
    .transform((typed: unknown) =>
      typeof typed === 'string' ? (normalizeNationalId(typed) ?? typed) : typed,
    )
    .test(
      'national-id',
      'Revisa la cédula, por ejemplo V-12.345.678',
      (value) => !value || normalizeNationalId(value) !== null,
    ),
  phoneCode: line(4).test(
    'phone-code',
    'Elige el código de tu país',
    (value) => !value || countries.some(({ phoneCode }) => phoneCode === value),
  ),
  phone: line(40)
    .when('phoneCode', ([code], phone) =>
      phone.transform((typed: unknown) =>
        typeof typed === 'string' ? (normalizePhone(typed, String(code)) ?? typed) : typed,
      ),
    )
    .test(
      'phone',
      'Revisa el teléfono, por ejemplo 4240000000',
      (value, { parent }) =>
        !value || normalizePhone(value, String((parent as Fields).phoneCode)) !== null,
    ),
  address: line(300),
});

type Fields = { phoneCode?: unknown };

const NO_SUCH_TICKET = 'Este ticket no existe';
const NO_TICKETS = 'Elige al menos un ticket';
const NOTHING_SEEN = 'Vuelve a cargar la página para ver el precio de hoy';

const ticketSchema = object({
  id: string().required(NO_SUCH_TICKET).test('ticket-id', NO_SUCH_TICKET, isTicketId),
  number: string().trim().required(NO_SUCH_TICKET).max(20, NO_SUCH_TICKET),
}).noUnknown();

/** `data` of a purchase, as `PurchaseRequest`. The server believes nothing else. */
export const purchaseRequestSchema = buyerSchema
  .shape({
    tickets: array()
      .of(ticketSchema)
      .required(NO_TICKETS)
      .min(1, NO_TICKETS)
      .max(MAX_TICKETS_PER_PURCHASE, TOO_MANY_TICKETS)
      .test('no-repeats', 'Un ticket está repetido', (tickets) => areDistinct(tickets ?? [])),
    seen: object({
      price: shownNumber(),
      rate: shownNumber(),
    }).required(),
  })
  .noUnknown();

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
