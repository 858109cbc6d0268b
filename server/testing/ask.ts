import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type TestResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

type TestRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

const agent = new Agent({ keepAlive: false });

export async function ask(origin: string, asked: TestRequest): Promise<TestResponse> {
  const { hostname: host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const { body, ...options } = asked;
    request({ host, port, agent, ...options })
      .once('error', reject)
      .once('response', (res) => {
        buffer(res).then(
          (bytes) =>
            resolve({
              status: res.statusCode ?? 0,
              headers: res.headers,
              body: bytes,
              text: bytes.toString(),
            }),
          reject,
        );
      })
      .end(body);
  });
}
