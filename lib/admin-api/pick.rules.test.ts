import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { pickTickets } from './pick';
import {
  answerTickets,
  asked,
  found,
  freeRow,
  freeTicket,
  NO_ANSWER,
  RIFID,
} from './ticket-answers.test-kit';

jest.mock('./transport');

const rifa = { rifid: RIFID, name: 'Moto', monto: 1, abierta: true, estado: 'Activa' };
const RAFFLE = { ok: true, value: { ok: true, rifa } } as const;
const COUNTS = { total: 20, disponibles: 20, apartados: 0, pagados: 0 };

const lowest = () => 0;

beforeEach(forgetSharedReads);

test('nothing is picked without an answer to the first request', async () => {
  answerTickets(({ hasta }) => (hasta === undefined ? RAFFLE : NO_ANSWER));
  expect(await pickTickets(RIFID, 1, lowest)).toEqual(NO_ANSWER);
  expect(asked()).toHaveLength(2);
});

test('nothing is picked without an answer to the request for all', async () => {
  answerTickets(({ hasta }) => {
    if (hasta === undefined) return RAFFLE;
    return hasta === 1 ? { ok: true, value: { ...COUNTS, tickets: [freeRow('07')] } } : NO_ANSWER;
  });
  expect(await pickTickets(RIFID, 1, lowest)).toEqual(NO_ANSWER);
});

test('without counts all free numbers found are picked, and no others', async () => {
  const sold = { ...freeRow('08'), estado: 'Pagado' };
  answerTickets(({ hasta }) => (hasta === undefined ? RAFFLE : found(freeRow('07'), sold)));
  expect(await pickTickets(RIFID, 3, lowest)).toEqual({ ok: true, value: [freeTicket('07')] });
});
