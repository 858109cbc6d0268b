import type { Luck } from '@/lib/raffle/luck';
import type { Ticket } from '@/lib/raffle/types';
import { pickLucky } from './lucky-pick';
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

const ENDING_7: Luck = { kind: 'ending', digits: '7' };
const CONTAINS_7: Luck = { kind: 'contains', digits: '7' };

const first = (number: string): Ticket => ({ id: 'first', number, status: 'available' });
const lowest = () => 0;

/** A request for guesses gets 50 numbers; a search gets a whole page. */
const A_GUESS = 50;
const A_SEARCH = 1000;

test.each([
  ['often met', CONTAINS_7, '00000', 6000, A_GUESS],
  ['met too seldom', CONTAINS_7, '00000', 5999, A_SEARCH],
  ['not sure to fit a page', ENDING_7, '00000', 8001, A_GUESS],
  ['few enough for a page', ENDING_7, '00000', 8000, A_SEARCH],
  ['written with signs', ENDING_7, '00-000', 8001, A_SEARCH],
  ['not counted', ENDING_7, '00000', null, A_SEARCH],
])('lucky numbers that are %s', async (_how, luck, number, free, hasta) => {
  answerTickets(() => found(freeRow('00007')));
  const pick = { quantity: 1, luck, free, first: first(number) };
  expect(await pickLucky(RIFID, pick, lowest)).toEqual({
    ok: true,
    value: { tickets: [freeTicket('00007')], nearest: [] },
  });
  expect(asked()).toEqual([expect.objectContaining({ hasta })]);
});

test('lucky numbers are guessed in no more questions than numbers are wanted', async () => {
  answerTickets(() => found(freeRow('00007'), { ...freeRow('00017'), estado: 'Apartado' }));
  const pick = { quantity: 2, luck: CONTAINS_7, free: 6000, first: first('00000') };
  expect(await pickLucky(RIFID, pick, lowest)).toEqual({
    ok: true,
    value: { tickets: [freeTicket('00007')], nearest: [] },
  });
  expect(asked()).toHaveLength(2);
});

test.each([
  [{ kind: 'ending', digits: '77' }, '0000', '0077', ['77$']],
  [{ kind: 'contains', digits: '77' }, '0000', '0770', ['77']],
  [{ kind: 'ending', digits: '77' }, '00-00', '00-77', ['7[^0-9]*7[^0-9]*$']],
  [{ kind: 'contains', digits: '77' }, '00-00', '07-70', ['7[^0-9]*7']],
  [{ kind: 'birthday', day: 25, month: 12 }, '0000', '2512', ['2512$', '1225$']],
] satisfies [Luck, string, string, string[]][])(
  'for %j, with numbers like %s, %s is found by these patterns: %j',
  async (luck, example, number, patterns) => {
    answerTickets(() => found(freeRow(number)));
    const pick = { quantity: 5, luck, free: 100, first: first(example) };
    expect(await pickLucky(RIFID, pick, lowest)).toEqual({
      ok: true,
      value: { tickets: [freeTicket(number)], nearest: [] },
    });
    expect(asked()).toEqual([
      {
        ...FREE,
        sort: { numero: 1 },
        desde: 0,
        hasta: 1000,
        $or: patterns.map(($regex) => ({ numero: { $regex, $options: 'i' } })),
      },
    ]);
  },
);

test('a found number without the luck is not picked', async () => {
  answerTickets(() => found(freeRow('018'), freeRow('007'), freeRow('071')));
  const pick = { quantity: 1, luck: ENDING_7, free: 100, first: first('000') };
  expect(await pickLucky(RIFID, pick, lowest)).toEqual({
    ok: true,
    value: { tickets: [freeTicket('007')], nearest: [] },
  });
});

test('the six nearest are returned where only others are found', async () => {
  const numbers = ['00', '01', '02', '03', '04', '05', '06', '08'];
  answerTickets(() => found(...numbers.map(freeRow)));
  const pick = { quantity: 1, luck: ENDING_7, free: 8, first: first('00') };
  expect(await pickLucky(RIFID, pick, lowest)).toEqual({
    ok: true,
    value: { tickets: [], nearest: ['08', '06', '05', '04', '03', '02'].map(freeTicket) },
  });
});

test('a raffle without a free number is not searched', async () => {
  answerTickets(() => found());
  const pick = { quantity: 1, luck: ENDING_7, free: 0, first: undefined };
  expect(await pickLucky(RIFID, pick, lowest)).toEqual({
    ok: true,
    value: { tickets: [], nearest: [] },
  });
  expect(asked()).toEqual([]);
});

test.each([
  ['guesses', 9000, 0],
  ['search', 100, 0],
  ['search for the nearest', 100, 1],
])('nothing is picked where the %s is not answered', async (_what, free, answered) => {
  answerTickets(() => (asked().length > answered ? NO_ANSWER : found()));
  const pick = { quantity: 1, luck: ENDING_7, free, first: first('00000') };
  expect(await pickLucky(RIFID, pick, lowest)).toEqual(NO_ANSWER);
  expect(asked()).toHaveLength(answered + 1);
});
