import { randomUUID } from 'node:crypto';
import { sendRaw } from '../support/send-raw.mjs';
import { expect, test } from '../fixtures/own-shop';

/** Node accepts 16 kB of headers, including those that the front adds for Next. */
const LENGTH = 15_000;
const LETTERS = [
  ' ',
  '\t',
  ',',
  ';',
  '=',
  '"',
  '\\',
  '.',
  '%',
  ':',
  '-',
  '0',
  'a,',
  '; ',
  'W/"',
  'a=b; ',
];

/** Prefixes that make a parser read the rest as well. */
const STARTS: Record<string, string> = {
  authorization: 'Bearer ',
  'content-type': 'multipart/form-data; boundary=',
  cookie: 'shop-XSRF-TOKEN=',
  'if-none-match': 'W/"',
  origin: 'http://',
  'x-forwarded-for': '200.8.1.1, ',
};

type Door = { method?: string; path: string; headers?: Record<string, string> };

test('each header that the shop reads may be as long as Node takes it, of whatever letters @faults', async ({
  openShop,
}) => {
  const shop = await openShop({
    variables: {
      METRICS_TOKEN: 'a-token-of-the-metrics-that-is-long',
    },
  });
  const { rifid } = await shop.demo.control.createRaffle();
  const numbers = { path: `/api/raffles/${rifid}/tickets` };
  const picture = { path: '/uploads/rifa/none.jpg' };
  const own = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'no-cookie' };
  const pay = { method: 'POST', path: `/api/raffles/${rifid}/payments` };
  const paying = { ...own, 'idempotency-key': randomUUID() };
  const token = 'a'.repeat(32);
  const doors: [string, Door, number][] = [
    ['accept', { path: '/home' }, 200],
    ['accept', picture, 200],
    ['accept-encoding', { path: '/home' }, 200],
    ['authorization', { path: '/api/metrics' }, 404],
    ['connection', numbers, 200],
    ['content-type', { ...pay, headers: paying }, 400],
    ['cookie', numbers, 200],
    ['cookie', { ...pay, headers: paying }, 400],
    ['host', { path: '/home' }, 200],
    ['host', { path: '/api/health' }, 200],
    [
      'host',
      { ...pay, headers: { ...paying, 'sec-fetch-site': '', origin: 'http://a.example' } },
      403,
    ],
    ['idempotency-key', { ...pay, headers: own }, 400],
    ['if-none-match', { path: '/home' }, 200],
    ['if-none-match', numbers, 200],
    ['if-none-match', picture, 200],
    ['if-none-match', { path: '/sitemap.xml' }, 200],
    ['origin', { ...pay, headers: { ...paying, 'sec-fetch-site': '' } }, 403],
    ['rsc', { path: '/home' }, 200],
    ['sec-fetch-site', { ...pay, headers: paying }, 403],
    ['x-forwarded-for', numbers, 200],
    ['x-forwarded-proto', numbers, 200],
    ['x-xsrf-token', { ...pay, headers: { ...paying, cookie: `shop-XSRF-TOKEN=${token}` } }, 403],
  ];

  for (const [name, { method = 'GET', path, headers }, status] of doors) {
    await test.step(`${name}, ${method} ${path}`, async () => {
      const statuses = await Promise.all(
        LETTERS.map(async (letters) => {
          const long = `${STARTS[name] ?? ''}a${letters.repeat(LENGTH / letters.length)}b`;
          const answer = await sendRaw(shop.url, {
            method,
            path,
            headers: { ...headers, [name]: long },
          });
          return `${JSON.stringify(letters)}: ${answer.status}`;
        }),
      );
      expect
        .soft(statuses)
        .toEqual(LETTERS.map((letters) => `${JSON.stringify(letters)}: ${status}`));
    });
  }
});
