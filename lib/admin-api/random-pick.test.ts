import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
import { pickRandomly } from './random-pick';
import {
  answerTickets,
  asked,
  found,
  FREE,
  freeRow,
  freeTicket,
  NO_ANSWER,
  RIFID,
} from './ticket-answers.test-kit';

jest.mock('./transport');

beforeEach(forgetSharedReads);

const countsOf = (available: number) => ({ total: available, available, reserved: 0, paid: 0 });

/** Returns the values in order, then counts up from 0. */
function inTurn(...values: number[]) {
  let next = 0;
  return (below: number) => values.shift() ?? next++ % below;
}

test.each([
  [5, 250],
  [12, 250],
  [20, 400],
  [49, 980],
])('a pick of %i among %i free numbers asks for all at once', async (quantity, free) => {
  answerTickets(() => found(freeRow('08'), freeRow('09')));
  const pick = { quantity, counts: countsOf(free), example: '08' };
  expect(await pickRandomly(RIFID, pick, inTurn())).toEqual({
    ok: true,
    value: [freeTicket('08'), freeTicket('09')],
  });
  expect(asked()).toEqual([{ ...FREE, sort: { numero: 1 }, desde: 0, hasta: 1000 }]);
});

test.each([
  [5, 251],
  [20, 401],
])('a pick of %i among %i does not', async (quantity, free) => {
  answerTickets(() => found());
  await pickRandomly(RIFID, { quantity, counts: countsOf(free), example: 'A1' }, inTurn());
  expect(asked()).toHaveLength(quantity);
  expect(asked()).not.toContainEqual(expect.objectContaining({ hasta: 1000 }));
});

test('nothing is picked where the request for all is not answered', async () => {
  answerTickets(() => NO_ANSWER);
  const pick = { quantity: 5, counts: countsOf(20), example: '08' };
  expect(await pickRandomly(RIFID, pick, inTurn())).toEqual(NO_ANSWER);
});

test('three numbers without gaps cost three requests, one of them for fifty guesses', async () => {
  answerTickets(({ $or, sort }) => {
    if (!$or) return found(freeRow(sort?.numero === 1 ? '000' : '299'));
    return found(freeRow('000'), freeRow('007'), { ...freeRow('008'), estado: 'Pagado' });
  });
  const pick = { quantity: 3, counts: countsOf(300), example: '000' };
  expect(await pickRandomly(RIFID, pick, inTurn())).toEqual({
    ok: true,
    value: [freeTicket('000'), freeTicket('007')],
  });
  const [first, last, guesses, ...more] = asked();
  expect(first).toEqual({ rifa: RIFID, sort: { numero: 1 }, desde: 0, hasta: 1 });
  expect(last).toEqual({ rifa: RIFID, sort: { numero: -1 }, desde: 0, hasta: 1 });
  const numbers = Array.from({ length: 50 }, (_, index) => `^0${index < 10 ? 0 : ''}${index}$`);
  const $or = numbers.map(($regex) => ({ numero: { $regex, $options: 'i' } }));
  expect(guesses).toEqual({ rifa: RIFID, desde: 0, hasta: 50, $or });
  expect(more).toEqual([]);
});

test('nothing more is asked without an answer about the range', async () => {
  answerTickets(({ sort }) => (sort?.numero === -1 ? NO_ANSWER : found(freeRow('000'))));
  const pick = { quantity: 5, counts: countsOf(300), example: '000' };
  expect(await pickRandomly(RIFID, pick, inTurn())).toEqual(NO_ANSWER);
  expect(asked()).toHaveLength(2);
});

test('nothing is picked without an answer to the guesses', async () => {
  answerTickets(({ $or, sort }) =>
    $or ? NO_ANSWER : found(freeRow(sort?.numero === 1 ? '000' : '299')),
  );
  const pick = { quantity: 5, counts: countsOf(300), example: '000' };
  expect(await pickRandomly(RIFID, pick, inTurn())).toEqual(NO_ANSWER);
});

test.each(['12A', 'A12', ''])(
  'each place is asked for where numbers look like %p, counted from the nearer end',
  async (example) => {
    answerTickets(() => found());
    const pick = { quantity: 5, counts: countsOf(300), example };
    await pickRandomly(RIFID, pick, inTurn(0, 150, 151, 299, 40));
    expect(asked()).toEqual([
      { ...FREE, sort: { numero: 1 }, desde: 0, hasta: 2 },
      { ...FREE, sort: { numero: 1 }, desde: 150, hasta: 2 },
      { ...FREE, sort: { numero: -1 }, desde: 148, hasta: 2 },
      { ...FREE, sort: { numero: -1 }, desde: 0, hasta: 2 },
      { ...FREE, sort: { numero: 1 }, desde: 40, hasta: 2 },
    ]);
  },
);

test('each place’s own ticket comes first, the next one only where too few were found', async () => {
  const answers = [['10', '11'], [], ['11', '12'], ['30', '31'], ['40', '41']];
  answerTickets(({ desde = 0 }) => found(...(answers[desde] ?? []).map(freeRow)));
  const pick = { quantity: 5, counts: countsOf(300), example: 'A1' };
  expect(await pickRandomly(RIFID, pick, inTurn())).toEqual({
    ok: true,
    value: ['10', '11', '30', '40', '12'].map(freeTicket),
  });
});
