import { createWarn } from './warn';

let written: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const told = () => written.mock.calls.map(([line]: unknown[]) => line);

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
