import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { adminAnswers, broken, idOf } from './admin-answers.test-kit';
import { listTicketsShared } from './live-reads';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

const page = { raffleId: idOf(1), limit: 50, search: '', status: 'all' } as const;
const tickets = [{ tid: 't', numero: '007', estado: 'Disponible' }];
const shown = [{ id: 't', number: '007', status: 'available' }];
const wire = { total: 120, disponibles: 100, apartados: 10, pagados: 10 };
const counts = { total: 120, available: 100, reserved: 10, paid: 10 };
let asked: unknown[] = [];

/** Counts come with any ticket, so a request for counts alone asks for one ticket. */
const wantsCounts = (hasta: unknown): boolean => hasta === 1;

function answerWith(countsAnswer: object | null) {
  adminAnswers((_, { rifa, desde, hasta }) => {
    asked.push([rifa, desde, hasta]);
    return wantsCounts(hasta) ? countsAnswer : { tickets, ...wire };
  });
}

beforeEach(() => {
  forgetSharedReads();
  asked = [];
});

test('the first page is asked for without a look at the counts', async () => {
  answerWith({ tickets, ...wire });
  expect(await listTicketsShared({ ...page, offset: 0 })).toEqual({
    ok: true,
    value: { tickets: shown, counts },
  });
  expect(asked).toEqual([[idOf(1), 0, 50]]);
});

test('pages from right behind the last number are empty, and cost one question together', async () => {
  answerWith({ tickets, ...wire });
  for (const offset of [120, 150, 5000]) {
    expect(await listTicketsShared({ ...page, offset })).toEqual({
      ok: true,
      value: { tickets: [], counts },
    });
  }
  expect(asked).toEqual([[idOf(1), 0, 1]]);
});

test('the page of the last number is asked for', async () => {
  answerWith({ tickets, ...wire });
  expect(await listTicketsShared({ ...page, offset: 119 })).toEqual({
    ok: true,
    value: { tickets: shown, counts },
  });
  expect(asked).toEqual([
    [idOf(1), 0, 1],
    [idOf(1), 119, 50],
  ]);
});

test.each([
  ['could not be had', null],
  ['are not told', { tickets }],
])('a later page is asked for where the counts %s', async (_, countsAnswer) => {
  answerWith(countsAnswer);
  expect(await listTicketsShared({ ...page, offset: 500 })).toEqual({
    ok: true,
    value: { tickets: shown, counts },
  });
});

test('each raffle ends where it ends itself', async () => {
  adminAnswers((_, { rifa, hasta }) => {
    asked.push([rifa, hasta]);
    return { tickets, ...wire, total: rifa === idOf(1) ? 120 : 1000 };
  });
  const found = await Promise.all(
    [idOf(1), idOf(2)].map((raffleId) => listTicketsShared({ ...page, raffleId, offset: 500 })),
  );
  expect(found.map((read) => read.ok && read.value.tickets)).toEqual([[], shown]);
});

test('a page that could not be had is a failure, not an empty page', async () => {
  adminAnswers((_, { hasta }) => (wantsCounts(hasta) ? { tickets, ...wire } : null));
  expect(await listTicketsShared({ ...page, offset: 50 })).toEqual(broken);
});
