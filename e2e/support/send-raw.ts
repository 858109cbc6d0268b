import { request, type IncomingHttpHeaders } from 'node:http';

export type RawRequest = {
  method: string;
  /** Sent as it is: no `..` is resolved and nothing is encoded on the way. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

export function sendRaw(origin: string, asked: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method, path, body } = asked;
  const length = body && { 'content-length': String(body.length) };
  const headers = { ...asked.headers, ...length };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, timeout: 20_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.end(body);
  });
}
