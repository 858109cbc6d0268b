import { verifyTickets } from './verification';
import { getRaffleForSale } from './raffles';
import { searchTickets } from './ticket-search';

jest.mock('./raffles');
jest.mock('./ticket-search');

const RIFID = 'a'.repeat(24);

/** The pattern sent to the admin API. */
async function patternFor(nationalId: string) {
  const failed = { ok: false, reason: 'broken', status: 500, msg: null, body: {} } as const;
  jest.mocked(getRaffleForSale).mockResolvedValue(failed);
  const search = jest.mocked(searchTickets).mockReset().mockResolvedValue(failed);
  await verifyTickets({ raffleId: RIFID, nationalId, phoneEnding: '4567' });
  expect(search.mock.calls).toEqual([[RIFID, expect.any(String)]]);
  return search.mock.calls[0]?.[1] ?? '';
}

test.each([
  ['V12345', '^~([Vv]~)?([Cc]~[Ii]~)?(0~)*1~2~3~4~5$'],
  ['E12345', '^~[Ee]~(0~)*1~2~3~4~5$'],
  ['AB12345', '^~[Aa]~[Bb]~1~2~3~4~5$'],
])('%s is asked for as %s, with gaps for ~', async (nationalId, pattern) => {
  expect(await patternFor(nationalId)).toBe(pattern.replaceAll('~', '[^0-9A-Za-z]*'));
});

test.each([
  [
    'V12345678',
    [
      'V12345678',
      'v-12.345.678',
      '12 345 678',
      'V-012.345.678',
      'C.I. 12.345.678',
      'VCI12345678',
      '\u200e12345\u2011678',
    ],
    ['E12345678', 'V123456789'],
  ],
  ['E12345678', ['E12345678', 'e-12.345.678'], ['12345678', 'V12345678', 'E112345678']],
  ['AB123456', ['AB123456', 'ab 123.456', 'A-B-123456'], ['123456', 'B123456', 'BA123456']],
])('%s is found as a seller may write it, and nobody else', async (nationalId, own, others) => {
  const pattern = new RegExp(await patternFor(nationalId));
  expect([...own, ...others].filter((written) => pattern.test(written))).toEqual(own);
});

test.each(['', 'V', '12345678 Ana', '(V12345678', '12345678|.*', 'v12345678'])(
  '%j is no cédula, and asks for nobody',
  async (nationalId) => {
    expect(await patternFor(nationalId)).toBe('^$');
  },
);
