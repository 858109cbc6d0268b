import type { FinalAnswer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { newsOf } from './outbox-notices';

const trace = 'K7PQ2M';
const ticketPath = '/boleto/x';
const outcome = (ended: PurchaseOutcome): FinalAnswer => ({ kind: 'outcome', outcome: ended });
const registered = (...numbers: string[]) =>
  outcome({ state: 'registered', numbers, ticketPath, trace });
const partly = (...numbers: string[]) =>
  outcome({ state: 'partly-registered', numbers, taken: ['009'], ticketPath, trace });
const refused = (...taken: string[]) =>
  outcome({ state: 'refused', reason: 'tickets-taken', msg: '', taken, now: null, trace });

const VALID = 'Tu pago no se pierde. No vuelvas a pagar.';
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
  [refused('002'), VALID, LOOK],
  [outcome({ state: 'not-registered', taken: ['003'], trace }), VALID, LOOK],
  [{ kind: 'api-error', reason: 'not-an-image', msg: '', fields: {} }, VALID, LOOK],
  [{ kind: 'given-up' }, VALID, LOOK],
])('%j says first what happened to the money', (answer, money, rest) => {
  expect(newsOf(answer)).toEqual({ money, rest });
});
