import { normalizeNationalId } from '@/lib/raffle/buyer';
import { answerTickets, found, NO_ANSWER, RIFID } from './ticket-answers.test-kit';
import { searchTickets } from './ticket-search';
import { readAdmin } from './transport';

jest.mock('./transport');

/** The pattern sent to the admin API. */
async function patternFor(nationalId: string): Promise<string> {
  answerTickets(() => found({ tid: 't1' }));
  expect(await searchTickets(RIFID, nationalId)).toEqual({ ok: true, value: [{ tid: 't1' }] });
  const [{ path }] = jest.mocked(readAdmin).mock.lastCall as [{ path: string }];
  const [, pattern = ''] = path.split(`/tickets/search/${RIFID}/`);
  return decodeURIComponent(pattern);
}

test.each([
  [
    'V12345678',
    [
      'V12345678',
      'v-12.345.678',
      '12 345 678 ',
      '12345678.',
      '12345678\r\n',
      'V-012.345.678',
      '12.345.678,00',
      'C.I. 12.345.678',
      'CI:V-12345678',
      'Cédula de identidad Nº 12.345.678',
      '\u200e12345\u2011678\u200b',
    ],
  ],
  ['E12345678', ['e-12.345.678', 'CI E 12345678']],
  ['AB012345', ['AB012345', 'ab 012.345 ']],
])('%s is asked for as widely as it is read: %j', async (nationalId, written) => {
  const pattern = new RegExp(await patternFor(nationalId), 'i');
  for (const text of written) {
    expect([text, normalizeNationalId(text)]).toEqual([text, nationalId]);
    expect(text).toMatch(pattern);
  }
});

test('no other digits are asked for, whatever a visitor sends', async () => {
  const pattern = new RegExp(await patternFor('V58414'));
  for (const other of ['584141234567', 'V158414', '58414-1234567']) {
    expect(other).not.toMatch(pattern);
  }
  expect(await patternFor('(V12|.*')).toBe(await patternFor('12'));
  for (const none of ['', 'V', '.*', 'V00000']) expect(await patternFor(none)).toBe('^$');
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

test('a search fails where the admin API does not answer', async () => {
  answerTickets(() => NO_ANSWER);
  expect(await searchTickets(RIFID, 'V12345678')).toEqual(NO_ANSWER);
});
