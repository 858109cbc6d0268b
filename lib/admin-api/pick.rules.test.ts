import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
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

process.env.ADMIN_API_URL = 'http://admin.test/api';

const rifa = { rifid: RIFID, name: 'Moto', monto: 1, abierta: true, estado: 'Activa' };
const RAFFLE = { ok: true, value: { ok: true, rifa } } as const;
const COUNTS = { total: 20, disponibles: 20, apartados: 0, pagados: 0 };

const lowest = () => 0;

beforeEach(forgetSharedReads);

test.each([null, { kind: 'ending', digits: '7' } as const])(
  'nothing is picked without an answer to the first request (luck: %j)',
  async (luck) => {
    answerTickets(({ hasta }) => (hasta === undefined ? RAFFLE : NO_ANSWER));
    expect(await pickTickets(RIFID, { quantity: 1, luck }, lowest)).toEqual(NO_ANSWER);
    expect(asked()).toHaveLength(2);
  },
);

test('a sale between counting and looking, which leaves no number to see, stops no draw', async () => {
  answerTickets(({ hasta }) => {
    if (hasta === undefined) return RAFFLE;
    return { ok: true, value: { ...COUNTS, tickets: hasta === 1 ? [] : [freeRow('07')] } };
  });
  expect(await pickTickets(RIFID, { quantity: 1, luck: null }, lowest)).toEqual({
    ok: true,
    value: { tickets: [freeTicket('07')], nearest: [] },
  });
});

test('without counts all free numbers found are picked', async () => {
  answerTickets(({ hasta }) => (hasta === undefined ? RAFFLE : found(freeRow('07'))));
  expect(await pickTickets(RIFID, { quantity: 3, luck: null }, lowest)).toEqual({
    ok: true,
    value: { tickets: [freeTicket('07')], nearest: [] },
  });
});
