import { createPublicKey, verify } from 'node:crypto';
import { logger } from '@/lib/platform/log/logger';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { freePort } from '@/lib/testing/free-port';
import { pushKeys } from './push-keys';
import { answering, startPushService, taken, type PushService } from '@/lib/testing/push-service';
import { createSender } from './send-message';

const message = { title: 'Tu pago está confirmado', body: '¡Suerte!', path: '/boleto/t' };
jest.mock('@/lib/platform/log/warn-throttled');

let service: PushService;
let other: PushService;

beforeAll(() => {
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
  expect(await open()(phone, message)).toBe('sent');
  expect(phone.messages).toEqual([message]);
  expect(phone.attempts[0]).toMatchObject({
    ...{ ttl: '2419200', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
});

test('its service can tell whose it is', async () => {
  const phone = service.phone();
  await open()(phone, message);
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
    await send(phone, message);
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

test('a phone whose keys encrypt nothing is gone', async () => {
  const broken = { ...service.phone(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect(await open()(broken, message)).toBe('gone');
});

test('a service that no message reaches is named in the log', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const phone = { ...service.phone(), endpoint: `http://${host}/push` };
  expect(await open()(phone, message)).toBe('away');
  const line = { event: 'push-message-refused', service: host, reason: 'unreachable' };
  expect(warnThrottled).toHaveBeenCalledWith(line);
});

test('a service sends the shop nowhere else', async () => {
  const [phone, elsewhere] = [service.phone(), other.phone()];
  service.answerAll((response) => response.writeHead(303, { location: elsewhere.endpoint }).end());
  expect(await open()(phone, message)).toBe('refused');
  expect(elsewhere.attempts).toEqual([]);
});

test.each([401, 403])(
  'a service that answers %d does not know the sender: the owner reads an error',
  async (status) => {
    const error = jest.spyOn(logger, 'error').mockImplementation();
    service.answerAll(answering(status));
    expect(await open()(service.phone(), message)).toBe('refused');
    expect(error).toHaveBeenCalledWith({
      event: 'push-message-refused',
      service: new URL(service.origin).host,
      reason: String(status),
    });
  },
);

test.each<[string, number[]]>([
  ['sent', [200, 201, 204]],
  ['gone', [404, 410]],
  ['refused', [301, 400, 413]],
  ['away', [429, 500, 503]],
])('%s: %j', async (result, statuses) => {
  for (const status of statuses) {
    service.answerAll(status === 201 ? taken : answering(status));
    expect(await open()(service.phone(), message)).toBe(result);
  }
});

test('a service that hangs is waited for no longer than its time', async () => {
  service.answerAll(() => undefined);
  expect(await open(100)(service.phone(), message)).toBe('away');
});
