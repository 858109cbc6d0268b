import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenWith } from '@/server/testing/listen';

type Payload = { title: string; body: string; path: string };

export type TestPhone = { endpoint: string; p256dh: string; auth: string } & {
  /** What it received, opened with its own key. */
  messages: Payload[];
  /** How often the service was asked, whatever it answered. */
  attempts: IncomingHttpHeaders[];
};

type Respond = (response: ServerResponse) => void;

export const taken: Respond = (response) => response.writeHead(201).end();
export const answering =
  (status: number): Respond =>
  (response) =>
    response.writeHead(status).end();

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on the loopback. Phones receive what it takes. */
export async function startPushService() {
  const open = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => Respond>();
  const { origin, close } = await listenWith((request, response) => {
    void buffer(request).then((body) =>
      open.get(request.url ?? '')?.(request.headers, body)(response),
    );
  });
  let answer = taken;

  return {
    origin,
    answerAll: (next: Respond) => void (answer = next),
    phone(): TestPhone {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const phone: TestPhone = {
        ...{ endpoint: origin + path, p256dh, auth: auth.toString('base64url') },
        ...{ messages: [], attempts: [] },
      };
      open.set(path, (headers, body) => {
        phone.attempts.push(headers);
        if (answer === taken) {
          phone.messages.push(JSON.parse(opened(body, keys, auth)) as Payload);
        }
        return answer;
      });
      return phone;
    },
    stop: () => void close(),
  };
}

/** RFC 8291, and the one record of RFC 8188. */
function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (key: Uint8Array, with_: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, both, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
