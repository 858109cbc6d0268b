import { createWarn } from './warn';

let written: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const told = () => written.mock.calls.map(([line]: unknown[]) => line);

test('a reason has one line in five seconds, then the number of further ones', () => {
  const warn = createWarn();
  for (const path of ['/a', '/b', '/c']) warn('Next could not make a page', path);
  expect(told()).toEqual(['Next could not make a page: /a']);
  jest.advanceTimersByTime(5000);
  expect(told().slice(1)).toEqual(['Next could not make a page (2 more in 5 s)']);
  jest.advanceTimersByTime(5000);
  warn('Next could not make a page', '/d');
  expect(told().slice(2)).toEqual(['Next could not make a page: /d']);
});

test('one reason hides no other', () => {
  const warn = createWarn();
  for (let time = 0; time < 1000; time += 1) warn('Refused: two-hosts');
  warn('Next could not make a page', '/home');
  expect(told()).toEqual(['Refused: two-hosts', 'Next could not make a page: /home']);
});

test('countless reasons are logged as one', () => {
  const warn = createWarn();
  for (let time = 0; time < 1000; time += 1) warn(`Reason ${time}`);
  expect(told()).toHaveLength(201);
});

test('an address that is a secret in itself is not written down', () => {
  createWarn()('Next could not make a page', `/boleto/${'aB3_-'.repeat(12)}: Error`);
  expect(told()).toEqual(['Next could not make a page: /boleto/…: Error']);
});
