import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { metricsText } from '@/lib/platform/metrics/metrics';
import { answeringAdmin } from '@/lib/testing/answering-admin';
import { callAdmin } from './transport';

let answer: RequestListener;

answeringAdmin((req, res) => answer(req, res));

function answerWith(status: number, body: string) {
  answer = (_req, res) => res.writeHead(status).end(body);
}

/** With a limit that a busy machine keeps, too. */
const ask = (path = '/rifas/query') => callAdmin({ method: 'GET', path, timeoutMs: 25_000 });

test.each([
  [200, '{"ok":false,"msg":" Rifa cerrada "}', 'Rifa cerrada'],
  [200, '{"ok":false}', null],
  [400, '{"msg":"Faltan datos"}', 'Faltan datos'],
  [404, '{"ok":true}', null],
])('%i with %s is a no', async (status, body, msg) => {
  answerWith(status, body);
  const said: unknown = JSON.parse(body);
  expect(await ask()).toEqual({ ok: false, reason: 'refused', status, msg, body: said });
});

test.each(['<html></html>', '', 'null', 'true', '5', '"ok"'])(
  'a body that is no record is garbage, however good its status: %j',
  async (body) => {
    answerWith(201, body);
    expect(await ask()).toEqual({
      ok: false,
      reason: 'garbled',
      status: 201,
      msg: null,
      body: {},
    });
  },
);

test('an answer that breaks off still reports its status', async () => {
  answer = (_req, res) => {
    res.writeHead(201);
    res.write('{"ok":', () => setImmediate(() => res.destroy()));
  };
  expect(await ask()).toEqual({ ok: false, reason: 'cut', status: 201, msg: null, body: {} });
});

test('calls are counted by the first part of their path, never by a longer one', async () => {
  answerWith(200, '{"ok":true}');
  for (const path of ['/sorteos/query', '/rutas', '/', '/-/metodos', 'x/rifas']) await ask(path);
  const baseUrl = process.env.ADMIN_API_URL ?? '';
  await callAdmin({ method: 'GET', baseUrl, path: '/api/whatsapp/send/shop' });
  const counted = (await metricsText()).text.matchAll(
    /^storefront_admin_api_seconds_count\{call="(\w*)",result="ok"\} (\d+)$/gm,
  );
  expect([...counted].map(([, call, times]) => [call, times])).toEqual([
    ['sorteos', '1'],
    ['rutas', '1'],
    ['other', '3'],
    ['whatsapp', '1'],
  ]);
});

test('an answer is asked for as gzip at most, and taken so', async () => {
  const asked: unknown[] = [];
  answer = (req, res) => {
    asked.push(req.headers['accept-encoding']);
    res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"ok":true}'));
  };
  expect(await ask()).toMatchObject({ ok: true });
  expect(asked).toEqual(['gzip']);
});

test('an answer of 8 MiB is read; a longer one still reports its status', async () => {
  const most = '{"ok":true}'.padEnd(8 * 1024 * 1024);
  answerWith(201, most);
  expect(await ask()).toEqual({ ok: true, value: { ok: true } });
  answerWith(201, `${most} `);
  expect(await ask()).toEqual({ ok: false, reason: 'garbled', status: 201, msg: null, body: {} });
});
