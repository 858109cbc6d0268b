import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { asJsonLine, passOnAsJson, printJsonLines } from './json-lines';

const noted: [string, string][] = [];

beforeEach(() => {
  noted.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void noted.push(['log', line]));
  jest
    .spyOn(console, 'error')
    .mockImplementation((line: string) => void noted.push(['error', line]));
});
afterEach(() => jest.restoreAllMocks());

test.each(['▲ Next.js 16', '{ not: JSON }', '', 'two\nlines "quoted"', '42', '"sold"', 'null'])(
  'words of anybody become the words of a line: %j',
  (words) => {
    const line = asJsonLine(words, 'error');
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({ level: 50, time: expect.any(String), msg: words });
  },
);

test('colours are for terminals', () => {
  expect(JSON.parse(asJsonLine('\u001b[32m✓\u001b[39m Ready', 'log'))).toMatchObject({
    msg: '✓ Ready',
  });
});

test('a line that is one already stays as it is', () => {
  const line = '{"level":30,"event":"purchase-sent"}';
  expect(asJsonLine(line, 'log')).toBe(line);
});

test('what a process prints is passed on line by line, the last ones too', async () => {
  const script = `console.log('Ready\\n\\n'); console.error('wrong'); process.stdout.write('end')`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  passOnAsJson(child);
  await once(child, 'close');
  expect(noted.filter(([method]) => method === 'log')).toEqual([
    ['log', 'Ready'],
    ['log', 'end'],
  ]);
  expect(noted).toContainEqual(['error', 'wrong']);
});

test('lines of blanks alone are not passed on, nor what a process that writes nowhere says', async () => {
  const stdout = new PassThrough();
  passOnAsJson({ stdout, stderr: null } as never);
  stdout.end('  \n\t\nReady');
  await once(stdout, 'close');
  expect(noted).toEqual([['log', 'Ready']]);
});

describe('of a shop that sells', () => {
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
