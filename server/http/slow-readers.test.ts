import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Listening } from '../testing/listen';
import { closeSlowReaders } from './slow-readers';

const SILENCE_MS = 300;
const MUCH = Buffer.alloc(64 * 2 ** 20);
const ASKED = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

let shop: Listening;
let answer: (res: ServerResponse) => void;

beforeEach(async () => {
  const server = createServer((_req, res) => answer(res));
  closeSlowReaders(server, SILENCE_MS);
  shop = await listen(server);
});
afterEach(() => shop.close());

test('who reads nothing of what is there is closed', async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (res) => {
      res.once('close', resolve);
      res.end(MUCH);
    };
  });
  const reader = connect(shop.port, '127.0.0.1').on('error', () => {});
  reader.pause();
  reader.write(ASKED);
  await closed;
  let bytes = 0;
  reader.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
  await new Promise((resolve) => reader.once('close', resolve));
  expect(bytes).toBeLessThan(MUCH.length);
});

test('who reads slowly, and who waits for an answer that takes long, are not', async () => {
  answer = (res) => res.end(MUCH);
  const reader = connect(shop.port, '127.0.0.1');
  reader.write(ASKED);
  let bytes = 0;
  const startedAt = performance.now();
  for await (const chunk of reader) {
    bytes += (chunk as Buffer).length;
    if (bytes % 2 ** 20 < (chunk as Buffer).length) await pause(SILENCE_MS / 10);
  }
  expect(performance.now() - startedAt).toBeGreaterThan(SILENCE_MS);
  expect(bytes).toBeGreaterThan(MUCH.length);

  answer = (res) => setTimeout(() => res.end('por fin'), 4 * SILENCE_MS);
  const waiting = connect(shop.port, '127.0.0.1');
  waiting.write(ASKED);
  const [chunk] = (await once(waiting, 'data')) as [Buffer];
  expect(chunk.toString()).toContain('200 OK');
  waiting.destroy();
});

describe('by the clock', () => {
  const socket = { writableLength: 1, destroy: jest.fn(), setTimeout: jest.fn() };
  const res = { socket: socket as typeof socket | null, setTimeout: jest.fn() };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    Object.assign(res, { socket });
    const server = new EventEmitter();
    closeSlowReaders(server as never, 400);
    server.emit('request', {}, res);
  });
  afterEach(() => jest.useRealTimers());

  /** Fires the time-out as Node does. */
  function silence(afterMs: number): void {
    const [[checkMs, tell]] = res.setTimeout.mock.calls as [[number, () => void]];
    expect(checkMs).toBe(100);
    jest.advanceTimersByTime(afterMs);
    tell();
  }

  test('four quarters of a silence are one', () => {
    for (let quarter = 1; quarter <= 3; quarter += 1) silence(100);
    expect(socket.destroy).not.toHaveBeenCalled();
    silence(149);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  test('those between which something moved are not', () => {
    for (const afterMs of [100, 100, 100, 150, 100, 100]) silence(afterMs);
    expect(socket.destroy).not.toHaveBeenCalled();
    silence(100);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  test('who is gone already is not closed', () => {
    Object.assign(res, { socket: null });
    silence(100);
    expect(socket.destroy).not.toHaveBeenCalled();
  });
});
