import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { metricsText } from '@/lib/platform/metrics/metrics';
import { until } from '@/lib/testing/until';
import { POST } from './route';

let collector: Server;
let received: unknown[];
let answer: (response: ServerResponse) => void;
let accepted = 0;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        headers: request.headers,
        ...(JSON.parse(String(Buffer.concat(chunks))) as object),
      });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env.ADMIN_API_URL = 'http://admin.example/api';
  process.env.ANALYTICS_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/in`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
beforeEach(() => {
  received = [];
  answer = accept;
});

afterEach(async () => {
  await until(async () => {
    const results = await Promise.all(['sent', 'failed', 'dropped'].map(counted));
    return results.reduce((sum, count) => sum + count, 0) === accepted;
  });
});

const accept = (response: ServerResponse) => void response.writeHead(202).end();

const raffleId = 'b'.repeat(24);
const view = { event: 'view', page: 'rifa', raffleId, source: 'l.facebook.com' };

async function tell(
  body: unknown,
  headers: Record<string, string> = {},
  from = '200.8.4.1',
  post = POST,
) {
  const request = new Request('http://shop.example/api/events', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await post(request, {});
  if (response.status === 204) accepted += 1;
  return response;
}

async function counted(result: string): Promise<number> {
  const line = new RegExp(`events_total\\{result="${result}"\\} (\\d+)`);
  return Number(line.exec((await metricsText()).text)?.[1] ?? 0);
}

test('the endpoint gets the event and when, nothing of the visitor', async () => {
  const headers = {
    cookie: 'XSRF-TOKEN=secret',
    'user-agent': 'a phone',
    'x-real-ip': '200.8.4.1',
  };
  expect((await tell(view, headers)).status).toBe(204);
  await until(() => received.length === 1);
  const [event] = received as [{ headers: object }];
  const { headers: sent, ...body } = event;
  expect(body).toEqual({ ...view, at: expect.stringMatching(/^\d{4}-.+Z$/) });
  expect(JSON.stringify(sent)).not.toMatch(/secret|a phone|200\.8/);
  expect(sent).not.toHaveProperty('accept-encoding');
});

test('a page of another site is refused, and so is a body that is no event', async () => {
  expect((await tell(view, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await tell({ event: 'purchase', page: 'rifa' })).status).toBe(400);
  expect(received).toEqual([]);
});

test.each([
  [512, 204],
  [513, 400],
])('an event of %i bytes is answered %i', async (bytes, status) => {
  expect((await tell(JSON.stringify(view).padEnd(bytes))).status).toBe(status);
});

test('one client is not counted without end', async () => {
  const answers = [];
  for (let visit = 0; visit < 601; visit += 1) answers.push(await tell(null, {}, '200.8.4.2'));
  expect(answers[599]?.status).toBe(400);
  expect(answers[600]?.status).toBe(429);
});

test('nobody waits for an endpoint that does not answer, and what does not fit is dropped', async () => {
  answer = () => undefined;
  const visits = Array.from({ length: 205 }, () => tell(view, {}, '200.8.4.3'));
  for (const visit of visits) expect((await visit).status).toBe(204);
  await until(() => received.length === 4);
  expect(await counted('dropped')).toBe(1);
  answer = accept;
  collector.closeAllConnections();
});

test('an endpoint that refuses is counted as failed', async () => {
  answer = (response) => response.writeHead(500).end();
  const before = await counted('failed');
  await tell(view, {}, '200.8.4.4');
  await until(async () => (await counted('failed')) > before);
});

function* endlessly() {
  for (;;) yield Buffer.alloc(65_536);
}

test.each([
  [
    'more than anybody reads',
    (response: ServerResponse) => void Readable.from(endlessly()).pipe(response),
  ],
  [
    'what cannot be unpacked',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-encoding': 'br' }).end('no brotli'),
  ],
])('an endpoint that answers %s counts as informed', async (_, says) => {
  answer = says;
  const before = await counted('sent');
  await tell(view, {}, '200.8.4.5');
  await until(async () => (await counted('sent')) > before);
});

test('without an endpoint nothing is taken', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, ANALYTICS_URL: '' });
  jest.resetModules();
  const shop = await import('./route');
  expect((await tell(view, {}, '200.8.4.7', shop.POST)).status).toBe(404);
  jest.restoreAllMocks();
  expect((await tell(view, {}, '200.8.4.7')).status).toBe(204);
});
