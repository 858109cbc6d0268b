import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createWorkerPool, startPictureWorker } from './worker-pool';

const AVIF_BOMB = readFileSync('lib/testing/avif-64-megapixels.avif');
const LIMITS = { start: 60_000, task: 60_000, idle: 60_000 };

/** Answers, hangs or dies, as the task's file name says. */
const STUB = `process.on('message', ({ asked: { file } }) => {
  if (file === 'abort') process.abort();
  if (file !== 'hang') process.send({ ok: true, made: process.pid, isWorn: file === 'last' });
});
process.send('ready');`;

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

function startStub(script = STUB) {
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  started.push(child);
  return child;
}

function startReal() {
  const child = startPictureWorker();
  started.push(child);
  return child;
}

const task = (file: string) => ({ file, most: 'light' }) as const;

test('a process is used again, and two at once are two', async () => {
  const pool = createWorkerPool(() => startStub(), LIMITS);
  const [first, second] = await Promise.all([
    pool.run('receipt', task('a')),
    pool.run('receipt', task('b')),
  ]);
  expect(first).not.toEqual(second);
  const third = await pool.run('receipt', task('c'));
  expect([first, second]).toContainEqual(third);
  expect(started).toHaveLength(2);
});

test('one that holds much memory by now is not used again', async () => {
  const pool = createWorkerPool(() => startStub(), LIMITS);
  await pool.run('receipt', task('last'));
  await pool.run('receipt', task('next'));
  expect(started).toHaveLength(2);
});

test.each([
  ['hang', 'too-costly', /not done in 300 ms/],
  ['abort', 'too-costly', /SIGABRT|code/],
])('one that is made to %s is replaced', async (file, reason, problem) => {
  const pool = createWorkerPool(() => startStub(), { ...LIMITS, task: 300 });
  const answer = await pool.run('receipt', task(file));
  expect(answer).toEqual({ ok: false, reason, problem: expect.stringMatching(problem) });
  expect(started[0]?.killed || started[0]?.signalCode || started[0]?.exitCode).toBeTruthy();
  expect(await pool.run('receipt', task('next'))).toMatchObject({ ok: true });
});

test('one that is killed from outside says nothing against its picture', async () => {
  const pool = createWorkerPool(() => startStub(), LIMITS);
  await pool.run('receipt', task('first'));
  const answer = pool.run('receipt', task('hang'));
  started[0]?.kill('SIGKILL');
  expect(await answer).toMatchObject({ ok: false, reason: 'broke-off' });
  expect(await pool.run('receipt', task('next'))).toMatchObject({ ok: true });
});

test('a process that does not start is reported as such', async () => {
  const pool = createWorkerPool(() => startStub('process.exit(1)'), LIMITS);
  expect(await pool.run('receipt', task('any'))).toMatchObject({ reason: 'broke-off' });
});

test('an idle one ends', async () => {
  const pool = createWorkerPool(() => startStub(), { ...LIMITS, idle: 10 });
  await pool.run('receipt', task('any'));
  await new Promise((resolve) => started[0]?.once('exit', resolve));
  expect(started[0]?.signalCode).toBe('SIGKILL');
});

test('64 megapixels in a kilobyte of AVIF do not get the memory they ask for', async () => {
  const pool = createWorkerPool(startReal, LIMITS);
  const answer = await pool.run('resize', { bytes: AVIF_BOMB, width: 640, format: 'jpeg' });
  const problem = process.platform === 'linux' ? /memory/i : /memory|not done/i;
  expect(answer).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
});

test("the decoder sees none of the shop's secrets", async () => {
  process.env.ADMIN_API_TOKEN = 'secret';
  const child = startReal();
  await new Promise((resolve) => child.once('message', resolve));
  const environ = readFileSync(`/proc/${child.pid}/environ`, 'latin1');
  expect(environ).toContain('NODE_ENV=production');
  expect(environ).not.toContain('secret');
});

test('a photo of 48 megapixels and one of 17, progressive, fit in its memory', async () => {
  const pool = createWorkerPool(startReal, LIMITS);
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c33' } });
  const pictures = [
    photo(8000, 6000).jpeg(),
    photo(4100, 4100).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    photo(6000, 6000).png({ compressionLevel: 1 }),
    photo(2000, 2000).avif({ effort: 0 }),
  ];
  for (const picture of pictures) {
    const bytes = await picture.toBuffer();
    expect(await pool.run('resize', { bytes, width: 640, format: 'avif' })).toMatchObject({
      ok: true,
    });
  }
});
