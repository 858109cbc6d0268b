import { createWarn } from './warn';

let written: jest.SpyInstance;

beforeEach(() => {
  written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('many warnings become one with their number', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const warn = createWarn();
  for (const text of ['first', 'second', 'third']) warn(text);
  now.mockReturnValue(7000);
  warn('fourth');
  expect(written.mock.calls).toEqual([['first'], ['fourth (and 2 more before)']]);
});

test('five seconds later the next is written', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const warn = createWarn();
  warn('first');
  now.mockReturnValue(5999);
  warn('second');
  now.mockReturnValue(6000);
  warn('third');
  expect(written.mock.calls).toEqual([['first'], ['third (and 1 more before)']]);
});

test('an address that is a secret in itself is not written down, counted lines or not', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const warn = createWarn();
  const secret = `Next could not make /boleto/${'aB3_-'.repeat(12)}: Error`;
  for (const text of [secret, secret]) warn(text);
  now.mockReturnValue(7000);
  warn(secret);
  const told = 'Next could not make /boleto/…: Error';
  expect(written.mock.calls).toEqual([[told], [`${told} (and 1 more before)`]]);
});
