import pino from 'pino';
import { asRequest } from './current-request';
import { logger } from './logger';
import { warnThrottled } from './warn-throttled';

type Line = { event: string; leftOut?: number; trace?: string; method?: string };

let lines: Line[];

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as Line) };
  Object.assign(logger, { level: 'info', [pino.symbols.streamSym]: stream });
});

const told = () => lines.map(({ event, leftOut }) => (leftOut ? `${event} +${leftOut}` : event));

test('a reason has one line in five seconds, then the number left out', () => {
  for (let time = 0; time < 1000; time += 1) {
    logger.info({ event: 'request-refused', reason: 'not-found' });
  }
  jest.advanceTimersByTime(4999);
  expect(told()).toEqual(['request-refused']);
  jest.advanceTimersByTime(1);
  logger.info({ event: 'request-refused', reason: 'not-found' });
  expect(told()).toEqual(['request-refused', 'request-refused +999']);
  jest.advanceTimersByTime(5000);
  expect(told()).toEqual(['request-refused', 'request-refused +999', 'request-refused +1']);
});

test('the next line is written at once after a quiet spell', () => {
  logger.warn({ event: 'quiet' });
  jest.advanceTimersByTime(5000);
  logger.warn({ event: 'quiet' });
  expect(told()).toEqual(['quiet', 'quiet']);
});

test.each<[string, object, object]>([
  ['another reason', { reason: 'busy' }, { reason: 'forbidden' }],
  ['another rule', { rule: 'request' }, { rule: 'pick' }],
  ['another status', { status: 500 }, { status: 503 }],
  ['another kind', { kind: 'timeout' }, { kind: 'status' }],
  ['another error', { error: 'TypeError' }, { error: 'RangeError' }],
])('%s has a line of its own', (name, one, other) => {
  for (const said of [one, other]) logger.warn({ event: name, ...said });
  expect(told()).toEqual([name, name]);
});

test('another route has a line of its own', async () => {
  for (const route of ['tickets', 'payments']) {
    await asRequest({ requestId: route, route }, async () => logger.info({ event: 'by-route' }));
  }
  expect(lines).toHaveLength(2);
});

test('text that a visitor makes up does not make another reason', () => {
  for (const file of ['a', 'b', 'c']) logger.warn({ event: 'upload-unavailable', file });
  expect(told()).toEqual(['upload-unavailable']);
});

test('a line about a purchase is never left out', () => {
  for (const trace of ['A', 'B', 'C']) logger.info({ event: 'purchase-sent', trace });
  expect(lines.map(({ trace }) => trace)).toEqual(['A', 'B', 'C']);
});

test('a throttled warning comes once in ten minutes, each text by itself', () => {
  const methods = () => lines.map(({ method, leftOut }) => [method, leftOut]);
  for (let minute = 0; minute < 11; minute += 1) {
    for (const method of ['Zelle', 'Pago Móvil'])
      warnThrottled({ event: 'rate-unreadable', method });
    jest.advanceTimersByTime(60_000);
  }
  const first = [
    ['Zelle', undefined],
    ['Pago Móvil', undefined],
  ];
  expect(methods()).toEqual([...first, ['Zelle', 9], ['Pago Móvil', 9]]);
});
