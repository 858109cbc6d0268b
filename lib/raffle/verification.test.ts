import { parseVerification, sumUp } from './verification';

test.each(['V-12.345.678', '12345678', ' v12345678 ', '12 345 678'])(
  'a cédula written as %p is the same cédula',
  (nationalId) => {
    expect(parseVerification({ nationalId, phoneEnding: ' 4567 ' })).toEqual({
      ok: true,
      request: { nationalId: 'V12345678', phoneEnding: '4567' },
    });
  },
);

test.each([
  '',
  'a',
  '.*',
  '1',
  '1234',
  'V',
  '^V',
  '12345678|9',
  { $ne: '' },
  ['12345678'],
  12345678,
])('%p is no cédula', (nationalId) => {
  const parsed = parseVerification({ nationalId, phoneEnding: '4567' });
  expect(parsed).toEqual({ ok: false, fields: { nationalId: expect.stringMatching(/cédula/) } });
});

test.each(['', '456', '45678', '....', '٤٥٦٧', '4 67', { $regex: '.*' }])(
  '%p are no four digits',
  (phoneEnding) => {
    const parsed = parseVerification({ nationalId: '12345678', phoneEnding });
    expect(parsed).toEqual({
      ok: false,
      fields: { phoneEnding: expect.stringMatching(/4 dígitos/) },
    });
  },
);

test.each([null, undefined, 'text', 7, []])('%p asks for both', (sent) => {
  const parsed = parseVerification(sent);
  expect(!parsed.ok && Object.keys(parsed.fields)).toEqual(['nationalId', 'phoneEnding']);
});

test('what is paid is told from the tickets and from what was given for the others', () => {
  const tickets = [
    { number: '01', status: 'paid', given: 0 },
    { number: '02', status: 'reserved', given: 0.35 },
    { number: '03', status: 'reserved', given: 99 },
    { number: '04', status: 'reserved', given: 0 },
  ] as const;
  expect(sumUp(tickets, 1.1)).toEqual({
    tickets: tickets.map(({ number, status }) => ({ number, status })),
    total: 4.4,
    paid: 2.55,
    pending: 1.85,
  });
  expect(sumUp([], 1.1)).toEqual({ tickets: [], total: 0, paid: 0, pending: 0 });
});
