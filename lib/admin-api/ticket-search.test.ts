import { adminFailure } from './failure';
import { answerTickets, found, NO_ANSWER, RIFID } from './ticket-answers.test-kit';
import { searchTickets } from './ticket-search';
import { readAdmin } from './transport';

jest.mock('./transport');

test('the searched text is one part of the path, whatever it holds', async () => {
  answerTickets(() => found({ tid: 't1' }));
  expect(await searchTickets(RIFID, 'V1/2 ?')).toEqual({ ok: true, value: [{ tid: 't1' }] });
  expect(readAdmin).toHaveBeenCalledTimes(1);
  expect(readAdmin).toHaveBeenCalledWith({
    method: 'GET',
    path: '/tickets/search/aaaaaaaaaaaaaaaaaaaaaaaa/V1%2F2%20%3F',
  });
});

test('at most ten thousand found tickets are read', async () => {
  const rows = Array.from({ length: 10_001 }, (_, place) => ({ tid: `t${place}` }));
  for (const length of [10_000, 10_001]) {
    answerTickets(() => found(...rows.slice(0, length)));
    expect(await searchTickets(RIFID, 'V1')).toEqual({ ok: true, value: rows.slice(0, 10_000) });
  }
});

test('a ticket that a joining query sends once per payment is found once', async () => {
  answerTickets(() => found({ tid: 't1' }, { _id: 't2' }, { tid: 't1' }, { _id: 't2' }, {}, {}));
  expect(await searchTickets(RIFID, 'V1')).toEqual({
    ok: true,
    value: [{ tid: 't1' }, { _id: 't2' }, {}, {}],
  });
});

test.each([
  ['does not answer', NO_ANSWER, adminFailure('timeout')],
  [
    'answers no tickets',
    { ok: true, value: { ok: true } } as const,
    { ok: false, reason: 'garbled', status: 200, msg: null, body: {} },
  ],
])('a search fails where the admin API %s', async (_what, answer, failure) => {
  answerTickets(() => answer);
  expect(await searchTickets(RIFID, 'V12345678')).toEqual(failure);
});
