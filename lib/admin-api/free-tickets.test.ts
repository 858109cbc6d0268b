import { askForAll, queryFree } from './free-tickets';
import { askForGuesses, questionsFor } from './guessed-numbers';
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

test('free tickets are asked for from the lowest number on, unless the query says otherwise', async () => {
  answerTickets(() => found());
  await queryFree(RIFID, { hasta: 1 });
  await queryFree(RIFID, { hasta: 2, desde: 5, sort: { numero: -1 } });
  expect(asked()).toEqual([
    { ...FREE, sort: { numero: 1 }, desde: 0, hasta: 1 },
    { ...FREE, sort: { numero: -1 }, desde: 5, hasta: 2 },
  ]);
});

test('tickets in the answer that are not free are left out, the counts are not', async () => {
  const tickets = [freeRow('01'), { ...freeRow('02'), estado: 'Pagado' }];
  const counts = { total: 2, disponibles: 1, apartados: 0, pagados: 1 };
  answerTickets(() => ({ ok: true, value: { tickets, ...counts } }));
  expect(await queryFree(RIFID, { hasta: 2 })).toEqual({
    ok: true,
    value: {
      tickets: [freeTicket('01')],
      counts: { total: 2, available: 1, reserved: 0, paid: 1 },
    },
  });
});

test('the answers of many queries come in the order of the queries', async () => {
  answerTickets(({ desde }) => found(freeRow(String(desde))));
  const asking = await askForAll([3, 1, 2], (desde) => queryFree(RIFID, { desde }));
  expect(asking).toEqual({
    ok: true,
    value: [[freeTicket('3')], [freeTicket('1')], [freeTicket('2')]],
  });
});

test('one unanswered query among many fails them all', async () => {
  answerTickets(({ desde }) => (desde === 1 ? NO_ANSWER : found(freeRow('7'))));
  expect(await askForAll([3, 1, 2], (desde) => queryFree(RIFID, { desde }))).toEqual(NO_ANSWER);
});

test('the free ones among guessed numbers are found, each of them once', async () => {
  answerTickets(() => found(freeRow('7'), { ...freeRow('8'), estado: 'Apartado' }));
  expect(await askForGuesses(RIFID, { guess: () => '7', questions: 2 })).toEqual({
    ok: true,
    value: [freeTicket('7')],
  });
  expect(asked()).toHaveLength(2);
});

test('unanswered guesses find nothing', async () => {
  answerTickets(() => NO_ANSWER);
  expect(await askForGuesses(RIFID, { guess: () => '7', questions: 1 })).toEqual(NO_ANSWER);
});

test.each([
  [1, 1, 1],
  [49, 1, 3],
  [49, 0.5, 5],
  [1, 0.06, 8],
])('%i numbers, where the share %d is free, take %i questions', (quantity, share, questions) => {
  expect(questionsFor(quantity, share)).toBe(questions);
});
