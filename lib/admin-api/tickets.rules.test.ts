import { answerTickets, asked, found, FREE, freeRow, RIFID } from './ticket-answers.test-kit';
import {
  getFirstTickets,
  getTicketCounts,
  getTicketsByNumber,
  getWinner,
  knownStatus,
  listTickets,
  numberLike,
  queryTickets,
} from './tickets';

jest.mock('./transport');

const page = { offset: 100, limit: 50, search: '', status: 'available' } as const;

// spec: tickets-query
test('a page of free tickets is asked for in the order of its numbers', async () => {
  answerTickets(() => found());
  await listTickets(RIFID, page);
  expect(asked()).toEqual([
    {
      ...FREE,
      sort: { numero: 1 },
      desde: 100,
      hasta: 50,
    },
  ]);
});

// spec: tickets-query
test('a page of all tickets names no state, and a search finds the typed digits anywhere', async () => {
  answerTickets(() => found());
  await listTickets(RIFID, { ...page, status: 'all', search: '0-5' });
  expect(asked()).toEqual([
    {
      rifa: RIFID,
      sort: { numero: 1 },
      desde: 100,
      hasta: 50,
      $or: [{ numero: { $regex: '0\\-5', $options: 'i' } }],
    },
  ]);
});

// spec: search-case
test('letters of a number are found in capitals or not', () => {
  expect(numberLike('a1')).toEqual({ numero: { $regex: 'a1', $options: 'i' } });
});

test('the first sixty free numbers of a raffle come with its counts', async () => {
  answerTickets(() => ({
    ok: true,
    value: {
      tickets: [freeRow('03'), freeRow('07')],
      total: 10,
      disponibles: 2,
      apartados: 3,
      pagados: 5,
    },
  }));
  expect(await getFirstTickets(RIFID)).toEqual({
    ok: true,
    value: {
      numbers: ['03', '07'],
      counts: { total: 10, available: 2, reserved: 3, paid: 5 },
    },
  });
  expect(asked()).toEqual([
    {
      ...FREE,
      sort: { numero: 1 },
      desde: 0,
      hasta: 60,
    },
  ]);
});

test.each(['total', 'disponibles', 'apartados', 'pagados'])(
  'an answer without a count of %s has no counts, rather than wrong ones',
  async (left) => {
    const counted = { total: 9, disponibles: 1, apartados: 3, pagados: 5, [left]: undefined };
    answerTickets(() => ({ ok: true, value: { ok: true, tickets: [], ...counted } }));
    expect(await getTicketCounts(RIFID)).toEqual({ ok: true, value: null });
  },
);

test('only the first fifty are asked for of more numbers than a purchase may have', async () => {
  answerTickets(() => found());
  const numbers = Array.from({ length: 60 }, (_, index) => String(index + 10));
  await getTicketsByNumber(RIFID, numbers);
  const [question] = asked() as { $or: ReturnType<typeof numberLike>[] }[];
  const patterns = question?.$or.map(({ numero }) => numero.$regex);
  expect(patterns).toHaveLength(50);
  expect(patterns?.[0]).toBe('^10$');
  expect(patterns?.[49]).toBe('^59$');
});

test('at most a thousand tickets of a page are read', async () => {
  const rows = Array.from({ length: 1001 }, (_, place) => freeRow(String(place)));
  for (const length of [1000, 1001]) {
    answerTickets(() => found(...rows.slice(0, length)));
    const read = await listTickets(RIFID, page);
    expect(read.ok && read.value.tickets).toHaveLength(1000);
  }
});

test('a ticket that comes in several rows, as a joining query may send it, is one ticket', async () => {
  answerTickets(() => found(...['1', '1', '2', '3', '2'].map(freeRow)));
  const read = await listTickets(RIFID, page);
  expect(read.ok && read.value.tickets.map(({ number }) => number)).toEqual(['1', '2', '3']);
});

test('a row without an id or without a number is no ticket', async () => {
  answerTickets(() =>
    found({ ...freeRow('01'), tid: null }, { ...freeRow('02'), numero: ' ' }, freeRow('03')),
  );
  expect(await queryTickets({})).toEqual({
    ok: true,
    value: { tickets: [{ id: 't03', number: '03', status: 'available' }], counts: null },
  });
});

test('an unrecognised state is none, and its ticket is not for sale', async () => {
  expect(knownStatus({ estado: 'Congelado', disponible: true })).toBeNull();
  answerTickets(() => found({ ...freeRow('01'), estado: 'Congelado' }));
  expect(await queryTickets({})).toEqual({
    ok: true,
    value: { tickets: [{ id: 't01', number: '01', status: 'reserved' }], counts: null },
  });
});

test('a winner without a number has not been drawn', async () => {
  answerTickets(() => found({ tid: 't1', numero: '', estado: 'Pagado', nombre: 'María Pérez' }));
  expect(await getWinner(RIFID)).toEqual({ ok: true, value: null });
});
