import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/shop';
import { shopUrl } from '../support/addresses';
import { sendRaw, type RawAnswer } from '../support/send-raw.mjs';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PARAMETERS: Record<string, string> = {
  '[id]': 'f'.repeat(24),
  '[key]': '00000000-0000-4000-8000-000000000000',
};

/** Every route of our API, found the way Next finds them. */
const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts' && !file.includes('[[...'))
  .map((file) => {
    const parts = path.dirname(file).split(path.sep);
    return `/api/${parts.map((part) => PARAMETERS[part] ?? part).join('/')}`;
  });

function expectRefusal(asked: string, { status, headers, text }: RawAnswer, expected: number) {
  expect(status, asked).toBe(expected);
  expect(headers['content-type'], asked).toContain('application/json');
  expect(headers['cache-control'], asked).toBe('no-store');
  expect(headers['x-content-type-options'], asked).toBe('nosniff');
  const { ok, reason, msg } = JSON.parse(text) as Record<string, unknown>;
  expect(ok, asked).toBe(false);
  expect(reason, asked).toMatch(/^[a-z-]+$/);
  expect(msg, asked).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
}

test('every route names the methods it has and refuses the others in Spanish', async () => {
  expect(routes.length).toBeGreaterThan(8);
  for (const route of routes) {
    const options = await sendRaw(shopUrl, { method: 'OPTIONS', path: route });
    expect(options.status, route).toBe(204);
    const { allow = '' } = options.headers;
    const named = allow.split(', ');
    expect(named, route).toContain('OPTIONS');
    expect(named.includes('HEAD'), route).toBe(named.includes('GET'));
    expect(named.length, route).toBeGreaterThan(1);
    for (const method of METHODS.filter((other) => !named.includes(other))) {
      const answer = await sendRaw(shopUrl, { method, path: route });
      expectRefusal(`${method} ${route}`, answer, 405);
      expect(answer.headers.allow, `${method} ${route}`).toBe(allow);
    }
  }
});

test('only our own route decodes pictures', async () => {
  const where = '/_next/image?url=%2Fuploads%2Frifa%2Fnone.jpg&w=640&q=75';
  expect((await sendRaw(shopUrl, { method: 'GET', path: where })).status).toBe(404);
});

test('an unknown route is refused in Spanish, whichever layer notices it first', async () => {
  const odd: [method: string, path: string, status: number][] = [
    ['GET', '/api', 404],
    ['GET', '/api/nowhere', 404],
    ['POST', '/api/nowhere', 404],
    ['GET', '/api/nowhere.json', 404],
    ['DELETE', '/api/raffles', 404],
    ['OPTIONS', '/api/nowhere', 404],
    ['GET', '/api/raffles/a%2fb', 400],
    ['GET', '/api/raffles/%00', 400],
    ['GET', '/api/raffles/%E0%A4%A', 400],
    ['GET', `/api/raffles/${'a'.repeat(5000)}`, 414],
    ['PROPFIND', '/api/raffles', 405],
    ['TRACE', '/api/health', 405],
  ];
  for (const [method, where, status] of odd) {
    const asked = `${method} ${where.slice(0, 60)}`;
    expectRefusal(asked, await sendRaw(shopUrl, { method, path: where }), status);
  }
});
