import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
import { getNumberRangeShared } from './random-pick';
import { answerTickets, asked, found, freeRow, NO_ANSWER, RIFID } from './ticket-answers.test-kit';

jest.mock('./transport');

beforeEach(forgetSharedReads);

const answerEnds = (first: string, last: string) =>
  answerTickets(({ sort }) => found(freeRow(sort?.numero === 1 ? first : last)));

test('the range of a raffle is read from its first number and its last, in any state', async () => {
  answerEnds('1000', '1999');
  expect(await getNumberRangeShared({ raffleId: RIFID, total: 1000 })).toEqual({
    ok: true,
    value: { first: 1000, total: 1000, width: 4 },
  });
  expect(asked()).toEqual([
    { rifa: RIFID, sort: { numero: 1 }, desde: 0, hasta: 1 },
    { rifa: RIFID, sort: { numero: -1 }, desde: 0, hasta: 1 },
  ]);
});

test('a range is asked for once, and again when the raffle has another total', async () => {
  answerEnds('000', '099');
  await getNumberRangeShared({ raffleId: RIFID, total: 100 });
  await getNumberRangeShared({ raffleId: RIFID, total: 100 });
  expect(asked()).toHaveLength(2);
  await getNumberRangeShared({ raffleId: RIFID, total: 90 });
  expect(asked()).toHaveLength(4);
});

test.each([
  ['some are missing', '000', '099', 99],
  ['they have more and more digits', '1', '10', 10],
  ['they are not whole', '1.5', '4.5', 4],
  ['the first has a sign', '-10', '010', 21],
  ['the last has a sign', '010', '+20', 11],
  ['the first is written with a power of ten', '1e1', '100', 91],
  ['the last is written with a power of ten', '100', '1e3', 901],
])('the numbers have no range if %s', async (_why, first, last, total) => {
  answerEnds(first, last);
  expect(await getNumberRangeShared({ raffleId: RIFID, total })).toEqual({ ok: true, value: null });
});

test('a raffle without any number has no range', async () => {
  answerTickets(() => found());
  expect(await getNumberRangeShared({ raffleId: RIFID, total: 1 })).toEqual({
    ok: true,
    value: null,
  });
});

test.each([1, -1])('a range without an answer about one end (sort %i) is unknown', async (end) => {
  answerTickets(({ sort }) => (sort?.numero === end ? NO_ANSWER : found(freeRow('0'))));
  expect(await getNumberRangeShared({ raffleId: RIFID, total: 1 })).toEqual(NO_ANSWER);
});
