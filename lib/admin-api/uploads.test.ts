import type { IncomingMessage, RequestListener } from 'node:http';
import { logger } from '@/lib/platform/log/logger';
import { answeringAdmin } from '@/lib/testing/answering-admin';
import { readUpload } from './uploads';

const MIB = 1024 * 1024;
const photo = Buffer.from('bytes of a photo');
const address = { folder: 'rifa', file: 'moto nueva #1.jpg' } as const;

let answer: RequestListener;
let asked: IncomingMessage[] = [];

answeringAdmin((req, res) => {
  asked.push(req);
  answer(req, res);
});
beforeEach(() => {
  asked = [];
});

// spec: image-address
test('a picture is asked for by its name, as a picture, and comes whole', async () => {
  answer = (_, res) => res.end(photo);
  expect(await readUpload(address)).toEqual({ ok: true, value: photo });
  expect(
    asked.map(({ url, headers }) => [url, headers.accept, headers['accept-encoding']]),
  ).toEqual([['/api/uploads/rifa/moto%20nueva%20%231.jpg', 'image/*', 'gzip']]);
});

test.each([304, 400, 403, 404, 410, 499])('after %i it is missing, at once', async (status) => {
  answer = (_, res) => res.writeHead(status).end();
  expect(await readUpload(address)).toEqual({ ok: false, reason: 'missing' });
  expect(asked).toHaveLength(1);
});

test.each([408, 429, 500, 503])('after %i it is tried once more', async (status) => {
  const warned = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  answer = (_, res) => res.writeHead(status).end();
  expect(await readUpload(address)).toEqual({ ok: false, reason: 'unavailable' });
  expect(asked).toHaveLength(2);
  const event = 'upload-unavailable';
  expect(warned.mock.calls).toEqual([
    [{ event, ...address, attempt: 1 }],
    [{ event, ...address, attempt: 2 }],
  ]);
});

test.each<[string, RequestListener]>([
  ['an error', (_, res) => res.writeHead(503).end()],
  ['a lost connection', (req) => req.socket.destroy()],
])('a second try after %s brings the picture', async (_, fail) => {
  answer = (req, res) => (asked.length === 1 ? fail(req, res) : res.end(photo));
  expect(await readUpload(address)).toEqual({ ok: true, value: photo });
  expect(asked).toHaveLength(2);
});

test('nobody is sent elsewhere for a picture', async () => {
  answer = (req, res) =>
    req.url === '/elsewhere'
      ? res.end(photo)
      : res.writeHead(302, { location: '/elsewhere' }).end();
  expect(await readUpload(address)).toEqual({ ok: false, reason: 'unavailable' });
  expect(asked.map(({ url }) => url)).not.toContain('/elsewhere');
});

test('a picture of 32 MiB is read', async () => {
  answer = (_, res) => res.end(Buffer.alloc(32 * MIB));
  const read = await readUpload(address);
  expect(read.ok && read.value.byteLength).toBe(33_554_432);
});

test('one that turns out to be larger counts as missing', async () => {
  answer = (_, res) => {
    res.write(Buffer.alloc(32 * MIB));
    res.end('1');
  };
  expect(await readUpload(address)).toEqual({ ok: false, reason: 'missing' });
  expect(asked).toHaveLength(1);
});

test('both tries together have ten seconds', async () => {
  const time = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  answer = () => time.abort();
  expect(await readUpload(address)).toEqual({ ok: false, reason: 'unavailable' });
  expect(timeout.mock.calls).toEqual([[10_000]]);
  expect(asked).toHaveLength(1);
});
