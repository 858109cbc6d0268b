import type { FinalAnswer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { newsOf } from './outbox-notices';

const trace = 'K7PQ2M';
const ticketPath = '/boleto/x';
const seen = { price: 5, packs: [], rate: 1 };
const sent = examplePurchase({
  tickets: ['001', '002', '003'].map((number) => ({ id: number, number })),
  amount: 15,
  seen,
});
const outcome = (ended: PurchaseOutcome): FinalAnswer => ({ kind: 'outcome', outcome: ended });
const registered = (...numbers: string[]) =>
  outcome({ state: 'registered', numbers, ticketPath, trace });
const partly = (...numbers: string[]) =>
  outcome({ state: 'partly-registered', numbers, taken: ['009'], ticketPath, trace });
const refused = (...taken: string[]) =>
  outcome({ state: 'refused', reason: 'tickets-taken', msg: '', taken, now: null, trace });

const VALID = 'Tu pago no se pierde. No vuelvas a pagar.';
const NOT_LOST = 'Tu pago no se pierde.';
const LOOK = 'Todavía no está registrado: mira qué falta.';

test.each<[FinalAnswer, string, string]>([
  [registered('001'), 'Tu pago quedó registrado.', 'Es tuyo el 001.'],
  [registered('001', '002'), 'Tu pago quedó registrado.', 'Son tuyos: 001, 002.'],
  [
    registered('001', '002', '003', '004', '005'),
    'Tu pago quedó registrado.',
    'Son tuyos: 001, 002, 003 y 2 más.',
  ],
  [
    partly('001'),
    'Tu pago quedó registrado completo. No vuelvas a pagar.',
    'Es tuyo el 001; lo demás ya lo había apartado otra persona.',
  ],
  [
    partly('001', '002'),
    'Tu pago quedó registrado completo. No vuelvas a pagar.',
    'Son tuyos: 001, 002; lo demás ya lo había apartado otra persona.',
  ],
  [refused('002'), VALID, 'Todavía no está registrado: cambia el 002, que ya apartó otra persona.'],
  [
    refused('002', '003'),
    VALID,
    'Todavía no está registrado: cambia 002, 003, que ya apartó otra persona.',
  ],
  [
    outcome({ state: 'not-registered', taken: ['003'], trace }),
    VALID,
    'Todavía no está registrado: cambia el 003, que ya apartó otra persona.',
  ],
  [outcome({ state: 'not-registered', trace }), NOT_LOST, LOOK],
  [refused(), NOT_LOST, LOOK],
  [{ kind: 'api-error', reason: 'not-an-image', msg: '', fields: {} }, NOT_LOST, LOOK],
  [{ kind: 'given-up', isForeign: true }, NOT_LOST, LOOK],
  [
    { kind: 'given-up' },
    'Tu pago sigue siendo tuyo. No vuelvas a pagar.',
    'No se pudo enviar a tiempo y ya no se enviará solo.',
  ],
])('%j says first what happened to the money', (answer, money, rest) => {
  expect(newsOf(answer, sent)).toEqual({ money, rest });
});

test.each([14, 16])('an amount of %d for a total of 15 is not forgotten', (amount) => {
  const { rest } = newsOf(registered('001'), { ...sent, amount });
  expect(rest).toBe('Es tuyo el 001. Lo que pagaste no es el total: escríbenos y lo arreglamos.');
});
