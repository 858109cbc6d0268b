import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { asJsonLine, passOnLines, printJsonLines } from './log-lines';

const noted: [string, string][] = [];

beforeEach(() => {
  noted.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void noted.push(['log', line]));
  jest
    .spyOn(console, 'error')
    .mockImplementation((line: string) => void noted.push(['error', line]));
});

test.each(['▲ Next.js 16', '{ not: JSON }', '', 'two\nlines "quoted"', '42', '"sold"', 'null'])(
  'any text becomes the message of one line: %j',
  (words) => {
    const line = asJsonLine(words, 'error');
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({ level: 50, time: expect.any(String), msg: words });
  },
);

test('a line that is one already stays as it is', () => {
  const line = '{"level":30,"event":"purchase-sent"}';
  expect(asJsonLine(line, 'log')).toBe(line);
});

test('the output of a process is passed on line by line, the last ones too', async () => {
  const script = `console.log('Ready\\n\\n'); console.error('wrong'); process.stdout.write('end')`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  passOnLines(child);
  await once(child, 'close');
  expect(noted.filter(([method]) => method === 'log')).toEqual([
    ['log', 'Ready'],
    ['log', 'end'],
  ]);
  expect(noted).toContainEqual(['error', 'wrong']);
});

test("Next's greeting with its inner port is not passed on", async () => {
  const stdout = new PassThrough();
  passOnLines({ stdout, stderr: null } as never);
  stdout.end(
    '\u001b[1m▲ Next.js 16.4.6\u001b[22m\n- Local:         http://127.0.0.1:41545\n- Network: http://127.0.0.1:41545\n' +
      '✓ Ready in 132ms\nThe storefront cannot start:\n  - SITE_URL must be an address\n',
  );
  await once(stdout, 'close');
  expect(noted.map(([, line]) => line)).toEqual([
    'The storefront cannot start:',
    '  - SITE_URL must be an address',
  ]);
});

test('an error of Next about many pages is logged once and then counted, lines of the shop every time', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const stderr = new PassThrough();
  passOnLines({ stdout: null, stderr } as never);
  const own = '{"event":"purchase-sent"}';
  for (let page = 0; page < 100; page += 1) {
    const id = (0xabcdef_000000 + page).toString(16).padStart(24, '6');
    stderr.write(`Error: Raffle ${id} could not be loaded\n    at chunk.js:1:${page}\n${own}\n`);
  }
  stderr.end();
  await once(stderr, 'close');
  const lines = noted.map(([, line]) => line);
  expect(lines.filter((line) => line === own)).toHaveLength(100);
  expect(lines.filter((line) => line !== own)).toEqual([
    expect.stringContaining('could not be loaded'),
    '    at chunk.js:1:0',
  ]);
  noted.length = 0;
  jest.advanceTimersByTime(5000);
  expect(noted).toEqual([
    ['error', expect.stringMatching(/could not be loaded \(99 more in 5 s\)$/)],
    ['error', '    at chunk.js:1:0 (99 more in 5 s)'],
  ]);
});

describe('in a shop that sells', () => {
  const { log, warn, error } = console;
  const written: [string, string][] = [];

  beforeEach(() => {
    written.length = 0;
    for (const name of ['stdout', 'stderr'] as const) {
      jest.spyOn(process[name], 'write').mockImplementation((text) => {
        written.push([name, String(text)]);
        return true;
      });
    }
    printJsonLines();
  });
  afterEach(() => Object.assign(console, { log, warn, error }));

  test.each([
    ['log', 'stdout', 30],
    ['warn', 'stderr', 40],
    ['error', 'stderr', 50],
  ] as const)('console.%s writes lines of JSON to %s, of level %i', (method, stream, level) => {
    console[method]('%s numbers', 3, { of: 'Moto' });
    const [[where, line] = ['', '']] = written;
    expect(written).toHaveLength(1);
    expect(where).toBe(stream);
    expect(line).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(line)).toMatchObject({ level, msg: "3 numbers { of: 'Moto' }" });
  });
});
