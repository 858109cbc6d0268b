import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { listenWith, type Listening } from '../testing/listen';
import { createAskNext } from './ask-next';

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' };

let next: Listening;
let answer: RequestListener;
let heard: IncomingHttpHeaders[];

beforeEach(async () => {
  heard = [];
  next = await listenWith((req, res) => {
    heard.push(req.headers);
    answer(req, res);
  });
});
afterEach(() => next.close());

const askNext = (path: string, headers = {}) =>
  createAskNext(() => ({ host: '127.0.0.1', port: next.port }))(path, headers);

test.each([200, 307, 404, 503])('a whole answer with status %i is reported', async (status) => {
  answer = (_req, res) => res.writeHead(status, PAGE).end('<p>Moto');
  const { headers, body, ...told } = await askNext('/rifa/1');
  expect(told).toEqual({ status });
  expect(headers).toMatchObject(PAGE);
  expect(body.toString()).toBe('<p>Moto');
});

test('only what is given is sent, and nothing comes compressed', async () => {
  answer = (_req, res) => res.end();
  await askNext('/rifa/1', { accept: 'text/html', 'accept-encoding': 'br' });
  expect(heard).toEqual([
    {
      accept: 'text/html',
      'accept-encoding': 'identity',
      connection: 'keep-alive',
      host: `127.0.0.1:${next.port}`,
    },
  ]);
});

test('an answer that breaks off is a failure', async () => {
  answer = (_req, res) => {
    res.writeHead(200, { ...PAGE, 'content-length': 1000 }).write('<p>Mo');
    setImmediate(() => res.destroy());
  };
  await expect(askNext('/rifa/1')).rejects.toThrow('aborted');
});

test('a Next that is not there is a failure', async () => {
  const { port } = next;
  await next.close();
  const asked = createAskNext(() => ({ host: '127.0.0.1', port }))('/home', {});
  await expect(asked).rejects.toThrow('ECONNREFUSED');
  next = await listenWith(() => {});
});

test('sixty-four pages are asked for at once, the next when one has come', async () => {
  const waiting: (() => void)[] = [];
  let onFull = () => {};
  const full = new Promise<void>((resolve) => (onFull = resolve));
  answer = (req, res) => {
    if (req.url === '/after') return void res.end();
    waiting.push(() => res.writeHead(200, PAGE).end());
    if (waiting.length === 64) onFull();
    if (waiting.length > 64) waiting.at(-1)?.();
  };
  const ask = createAskNext(() => ({ host: '127.0.0.1', port: next.port }));
  const asked = Array.from({ length: 70 }, (_, index) => ask(`/rifa/${index}`, {}));
  await full;
  // Connections come in order, so one that was opened with the others would have been heard before this one.
  await fetch(`http://127.0.0.1:${next.port}/after`);
  expect(heard).toHaveLength(64 + 1);
  for (const finish of waiting) finish();
  await Promise.all(asked);
  expect(heard).toHaveLength(70 + 1);
});

test('Next has fifteen seconds to answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const time = new AbortController();
    setTimeout(() => time.abort(), ms);
    return time.signal;
  });
  const isHeard = new Promise<void>((resolve) => (answer = () => resolve()));
  let isOver = false;
  const asked = askNext('/home')
    .catch((error: Error) => error.name)
    .finally(() => (isOver = true));
  await isHeard;
  await jest.advanceTimersByTimeAsync(14_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('AbortError');
});
