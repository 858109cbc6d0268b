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
  jest.advanceTimersByTime(4999);
  expect(told()).toEqual(['Next could not make a page: /a']);
  jest.advanceTimersByTime(1);
  warn('Next could not make a page', '/d');
  expect(told().slice(1)).toEqual(['Next could not make a page: /a (2 more in 5 s)']);
  jest.advanceTimersByTime(5000);
  expect(told().slice(2)).toEqual(['Next could not make a page: /a (1 more in 5 s)']);
  jest.advanceTimersByTime(5000);
  warn('Next could not make a page', '/e');
  expect(told().slice(3)).toEqual(['Next could not make a page: /e']);
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

test('a reason that is known keeps a count of its own among countless others', () => {
  const warn = createWarn();
  for (let time = 0; time < 1000; time += 1) warn(`Reason ${time}`);
  warn('Reason 0');
  jest.advanceTimersByTime(5000);
  expect(told().slice(201)).toEqual(['Reason 0 (1 more in 5 s)', 'Reason 200 (799 more in 5 s)']);
});

test('an address that is a secret in itself is not written down', () => {
  createWarn()('Next could not make a page', `/boleto/${'aB3_-'.repeat(12)}: Error`);
  expect(told()).toEqual(['Next could not make a page: /boleto/…: Error']);
});
