import type { FinalAnswer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { newsOf, newsText } from './news';
import type { OutboxNews } from './outbox-flag';

const trace = 'K7PQ2M';
const ticketPath = '/boleto/x';
const tickets = ['001', '002', '003'].map((number) => ({ id: number, number }));
const all = tickets.map(({ number }) => number);
const outcome = (ended: PurchaseOutcome): FinalAnswer => ({ kind: 'outcome', outcome: ended });
const refusal = { state: 'refused' as const, msg: '', taken: ['002'], now: null, trace };

test.each<[string, FinalAnswer, OutboxNews]>([
  ['a purchase given up', { kind: 'given-up' }, { state: 'given-up', numbers: all }],
  [
    'a purchase that never became an attempt',
    { kind: 'api-error', reason: 'not-an-image', msg: '', fields: {} },
    { state: 'refused', numbers: all },
  ],
  [
    'a purchase refused on the way',
    { kind: 'given-up', isForeign: true },
    { state: 'refused', numbers: all },
  ],
  [
    'a registered purchase',
    outcome({ state: 'registered', numbers: all, ticketPath, trace }),
    { state: 'registered', numbers: all, ticketPath },
  ],
  [
    'a partly registered purchase',
    outcome({
      state: 'partly-registered',
      numbers: ['001'],
      taken: ['002', '003'],
      ticketPath,
      trace,
    }),
    { state: 'partly-registered', numbers: ['001'] },
  ],
  [
    'numbers that somebody took',
    outcome({ ...refusal, reason: 'tickets-taken' }),
    { state: 'taken', numbers: ['002'] },
  ],
  [
    'another refusal',
    outcome({ ...refusal, reason: 'price-changed' }),
    { state: 'refused', numbers: all },
  ],
  [
    'a purchase that did not arrive, with numbers gone',
    outcome({ state: 'not-registered', taken: ['003'], trace }),
    { state: 'taken', numbers: ['003'] },
  ],
  [
    'a purchase that did not arrive, with all numbers free',
    outcome({ state: 'not-registered', taken: [], trace }),
    { state: 'refused', numbers: all },
  ],
])('%s is reported as such, with its numbers', (_case, ended, news) => {
  expect(newsOf(ended, { tickets })).toEqual(news);
});

test.each<[OutboxNews, string, string]>([
  [
    { state: 'registered', numbers: ['001'], ticketPath },
    'Tu pago quedó registrado.',
    'Es tuyo el 001.',
  ],
  [
    { state: 'registered', numbers: ['001', '002'], ticketPath },
    'Tu pago quedó registrado.',
    'Son tuyos: 001, 002.',
  ],
  [
    { state: 'registered', numbers: ['001', '002', '003', '004', '005'], ticketPath },
    'Tu pago quedó registrado.',
    'Son tuyos: 001, 002, 003 y 2 más.',
  ],
  [
    { state: 'partly-registered', numbers: ['001'] },
    'Tu pago quedó registrado completo. No vuelvas a pagar.',
    'Es tuyo el 001; los demás ya los había apartado otra persona.',
  ],
  [
    { state: 'partly-registered', numbers: ['001', '002'] },
    'Tu pago quedó registrado completo. No vuelvas a pagar.',
    'Son tuyos: 001, 002; los demás ya los había apartado otra persona.',
  ],
  [
    { state: 'taken', numbers: ['002'] },
    'Tu pago sigue siendo válido. No vuelvas a pagar.',
    'Todavía no está registrado: cambia el 002, que ya apartó otra persona.',
  ],
  [
    { state: 'taken', numbers: ['002', '003'] },
    'Tu pago sigue siendo válido. No vuelvas a pagar.',
    'Todavía no está registrado: cambia 002, 003, que ya apartó otra persona.',
  ],
  [
    { state: 'given-up', numbers: ['001'] },
    'Tu pago sigue siendo tuyo. No vuelvas a pagar.',
    'No se pudo enviar a tiempo y ya no se enviará solo.',
  ],
  [
    { state: 'refused', numbers: ['001'] },
    'Tu pago no se pierde.',
    'Todavía no está registrado: mira qué falta.',
  ],
])('%j says first what happened to the money', (news, money, rest) => {
  expect(newsText(news)).toEqual({ money, rest });
});
