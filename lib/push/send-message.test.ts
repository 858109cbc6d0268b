import { createPublicKey, verify } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { freePort } from '@/lib/testing/free-port';
import { until } from '@/lib/testing/until';
import { pushKeys } from './push-keys';
import {
  answering,
  startPushService,
  taken,
  type PushService,
  type TestPhone,
} from '@/lib/testing/push-service';
import { createSender } from './send-message';

const message = {
  payload: JSON.stringify({ title: 'Tu pago está confirmado', body: '¡Suerte!' }),
  ttl: 3600,
  isUrgent: true,
  topic: 'a-topic_1',
};
jest.mock('@/lib/platform/log/warn-throttled');

const mayGo = () => Promise.resolve(true);

let service: PushService;
let other: PushService;

beforeAll(() => {
  process.env.ADMIN_API_URL = 'http://127.0.0.1:1/api';
  process.env.SITE_URL = 'https://rifas.example.com';
  process.env.TICKET_SECRET = 'a secret of more than thirty-two characters';
  process.env.DATA_DIR = '/tmp';
});
beforeEach(async () => {
  [service, other] = await Promise.all([startPushService(), startPushService()]);
});
afterEach(() => [service, other].forEach((each) => each.stop()));

function keys() {
  const known = pushKeys();
  if (!known) throw new Error('There are no keys');
  return known;
}

const open = (timeoutMs?: number) => createSender(keys(), timeoutMs);

test('only the phone can read it, and its service knows how long and how it may wait', async () => {
  const phone = service.phone();
  expect(await open()(phone, message, mayGo)).toBe('sent');
  expect(phone.messages).toEqual([JSON.parse(message.payload)]);
  expect(phone.attempts[0]).toMatchObject({
    ...{ ttl: '3600', topic: 'a-topic_1', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
});

test('its service can tell whose it is', async () => {
  const phone = service.phone();
  await open()(phone, message, mayGo);
  const { authorization = '' } = phone.attempts[0] ?? {};
  const { token = '', key = '' } =
    /^vapid t=(?<token>\S+), k=(?<key>\S+)$/.exec(authorization)?.groups ?? {};
  expect(key).toBe(keys().publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: 'https://rifas.example.com',
  });
});

test('a message is signed anew once a clock that was ahead is set right', async () => {
  const [phone, send] = [service.phone(), open()];
  const sendAt = async (now: number) => {
    jest.useFakeTimers({ now, advanceTimers: true, doNotFake: ['nextTick', 'setImmediate'] });
    await send(phone, message, mayGo);
    jest.useRealTimers();
  };
  const now = Date.now();
  await sendAt(now + 400 * DAY_MS);
  await sendAt(now);
  const isTaken = phone.attempts.map(
    ({ authorization = '' }) => expiryOf(authorization) < now / 1000 + DAY_MS / 1000,
  );
  expect(isTaken).toEqual([false, true]);
});

/** No push service takes a signature that is valid for longer. */
const DAY_MS = 24 * 3_600_000;

function expiryOf(authorization: string): number {
  const claims = authorization.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp;
}

test('nothing is sent that may not go', async () => {
  const phone = service.phone();
  expect(await open()(phone, message, () => Promise.resolve(false))).toBeNull();
  expect(phone.attempts).toEqual([]);
});

test('a phone whose keys encrypt nothing is gone', async () => {
  const broken = { ...service.phone(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect(await open()(broken, message, mayGo)).toBe('gone');
});

test('a service that no message reaches is named in the log', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const phone = { ...service.phone(), endpoint: `http://${host}/push` };
  expect(await open()(phone, message, mayGo)).toBe('refused');
  const line = { event: 'push-message-refused', service: host, reason: 'unreachable' };
  expect(warnThrottled).toHaveBeenCalledWith(line);
});

test('a service sends the shop nowhere else', async () => {
  const [phone, elsewhere] = [service.phone(), other.phone()];
  service.answerAll((response) => response.writeHead(303, { location: elsewhere.endpoint }).end());
  expect(await open()(phone, message, mayGo)).toBe('rejected');
  expect(elsewhere.attempts).toEqual([]);
});

test('a buyer who names wrong addresses of a service does not make it rest for the others', async () => {
  service.answerAll((response) => response.writeHead(301, { location: '/' }).end());
  const send = open();
  for (let wrong = 0; wrong < 10; wrong += 1) await send(service.phone(), message, mayGo);
  service.answerAll(taken);
  expect(await send(service.phone(), message, mayGo)).toBe('sent');
});

/** Some that hang, some that do not, mixed. */
async function sendToBoth(send: ReturnType<typeof open>, each: number) {
  const phones = Array.from({ length: 2 * each }, (_, place) =>
    (place % 2 ? other : service).phone(),
  );
  const results = phones.map((phone, place) =>
    send(phone, { ...message, topic: `t${place}` }, mayGo),
  );
  const of = (parity: number) => phones.filter((_, place) => place % 2 === parity);
  return { hanging: of(0), answering: of(1), results: Promise.all(results) };
}

const received = (phones: TestPhone[]) =>
  phones.filter(({ messages }) => messages.length > 0).length;

test('a service that hangs keeps no message for another waiting', async () => {
  service.answerAll(() => undefined);
  const sent = await sendToBoth(open(), 50);
  await until(() => received(sent.answering) === 50);
  expect(received(sent.hanging)).toBe(0);
});

test('a service that hangs rests, and is asked for no more than a few messages', async () => {
  service.answerAll(() => undefined);
  const send = open(300);
  const sent = await sendToBoth(send, 50);
  const results = await sent.results;
  const asked = sent.hanging.filter(({ attempts }) => attempts.length > 0);
  expect(asked.length).toBeGreaterThan(0);
  expect(results.filter((result) => result === null).length).toBeGreaterThan(25);
  const late = service.phone();
  expect(await send(late, message, mayGo)).toBeNull();
  expect(late.attempts).toEqual([]);
});

test('a service that refuses for now rests, too', async () => {
  service.answerAll(answering(503));
  const sent = await sendToBoth(open(), 50);
  const results = await sent.results;
  expect(results.filter((result) => result === 'refused').length).toBeLessThan(25);
  expect(received(sent.answering)).toBe(50);
});

test('at most 20 messages are under way at once', async () => {
  const services = await Promise.all([1, 2, 3].map(startPushService));
  for (const each of services) each.answerAll(() => undefined);
  const phones = services.flatMap((each) => Array.from({ length: 10 }, () => each.phone()));
  const send = open();
  let claimed = 0;
  const results = phones.map((phone, place) =>
    send(phone, { ...message, topic: `t${place}` }, async () => {
      claimed += 1;
      return true;
    }),
  );
  await until(() => phones.filter(({ attempts }) => attempts.length > 0).length === 20);
  await others();
  expect(claimed).toBe(20);
  for (const each of services) each.stop();
  await Promise.all(results);
});
