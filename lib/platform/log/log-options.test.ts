import pino from 'pino';
import { logOptions } from './logger';

function lineOf(...logged: [object, string?]): string {
  const lines: string[] = [];
  pino(logOptions, { write: (line: string) => void lines.push(line) }).warn(...logged);
  return lines.join('');
}

test.each([
  [{ phone: '4141234567' }],
  [{ buyer: { nationalId: '4141234567' } }],
  [{ answer: { ticket: { cedula: '4141234567' } } }],
  [{ request: { headers: { cookie: '4141234567' } } }],
  [{ err: new Error('no ticket of 4141234567') }],
  [{ error: new SyntaxError('Unexpected token in 4141234567') }],
])('personal data that a careless line holds are masked: %j', (logged) => {
  expect(lineOf({ event: 'careless', ...logged })).not.toContain('4141234567');
});

test.each<[object | string, string]>([
  [{ event: 'redis-away' }, 'redis-away'],
  [new TypeError('of 4141234567'), 'TypeError'],
])('%p has a message for collectors that show nothing else', (logged, msg) => {
  expect(JSON.parse(lineOf(logged as object))).toMatchObject({ msg });
});

test('an error given as it is loses its message too', () => {
  const line = lineOf(new Error('no ticket of 4141234567'));
  expect(line).not.toContain('4141234567');
});

test('codes and places stay', () => {
  const line = lineOf({ event: 'broke', trace: 'K2ZC3E', err: new TypeError('x') });
  expect(line).toContain('K2ZC3E');
  expect(line).toContain('TypeError');
  expect(line).toContain('log-options.test');
});
