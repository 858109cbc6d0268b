import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { asJsonLine, passOnAsJson } from './json-lines';

const noted: [string, string][] = [];

beforeEach(() => {
  noted.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void noted.push(['log', line]));
  jest
    .spyOn(console, 'error')
    .mockImplementation((line: string) => void noted.push(['error', line]));
});
afterEach(() => jest.restoreAllMocks());

test.each(['▲ Next.js 16', '{ not: JSON }', '', 'two\nlines "quoted"'])(
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
