import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenWith, type Listening } from '@/server/testing/listen';
import { readMultipart } from './multipart';
import { requestBody } from './request-body';
import { shortJson } from './short-json';

const KIB = 1024;
const FORM = 'multipart/form-data; boundary=b';

/** With enough bytes, Node has not read the body to its end when the route refuses it. */
function formWith(name: string, bytes: number): Buffer {
  const head = `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 7), Buffer.from('\r\n--b--\r\n')]);
}

const limits = { field: 'data', file: 'receipt', maxFieldBytes: KIB, maxFileBytes: 500 * KIB };

const readForm = (request: Request) => readMultipart(request, limits);

/** Answers each body with "no" and a GET with "honesto". Passes a body on as Next passes it to a route. */
function serverOf(handle: (request: Request) => Promise<unknown>): Promise<Listening> {
  return listenWith(async (req, res) => {
    if (req.method === 'GET') {
      res.end('honesto');
      return;
    }
    await handle(asNextGivesIt(req));
    res.writeHead(400).end('no');
  });
}

function asNextGivesIt(req: IncomingMessage): Request {
  const { method, headers } = req;
  const init = { method, headers, body: req, duplex: 'half' } as unknown as RequestInit;
  return new Request('http://n', init);
}

test.each<[string, string, Buffer, (request: Request) => Promise<unknown>]>([
  ['a file of another name', FORM, formWith('image', 300 * KIB), readForm],
  ['a file too large by its bytes', FORM, formWith('receipt', 900 * KIB), readForm],
  ['a text too large', 'application/json', Buffer.alloc(300 * KIB, 32), (r) => shortJson(r)],
])(
  'the rest of %s does not hold up the next request on its connection',
  async (_, type, body, handle) => {
    const server = await serverOf(handle);
    const socket = connect(server.port, '127.0.0.1');
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `${body.length.toString(16)}\r\n`;
    const next = '\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    socket.write(Buffer.concat([Buffer.from(head), Buffer.from(chunk), body, Buffer.from(next)]));
    expect(await text(socket)).toMatch(/400 Bad Request[\s\S]*no[\s\S]*200 OK[\s\S]*honesto/);
    await server.close();
  },
);

test('the rest of a refused body is dropped up to twenty megabytes, and then cut off', async () => {
  const megabyte = new Uint8Array(KIB * KIB);
  let sent = 0;
  const isCut = new Promise<void>((resolve) => {
    const body = new ReadableStream(
      {
        pull: (sender) => {
          sent += 1;
          sender.enqueue(megabyte);
        },
        cancel: () => resolve(),
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    void requestBody(new Request('http://n', init))?.cancel();
  });
  await isCut;
  expect(sent).toBe(20);
});
