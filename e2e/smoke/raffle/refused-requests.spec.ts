import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/any-shop';

const foreign: [string, Record<string, string>, number][] = [
  ['a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['no XSRF token', { 'x-xsrf-token': '' }, 403],
  ['another XSRF token', { 'x-xsrf-token': 'abcdefghijklmnopqrstuvwxyz' }, 403],
  ['no key', { 'idempotency-key': '' }, 400],
];

for (const [name, headers, status] of foreign) {
  test(`a purchase with ${name} is refused @smoke`, async ({ openRaffle, request }) => {
    const raffle = `/api/raffles/${openRaffle.id}`;
    await request.get(raffle);
    const { cookies } = await request.storageState();
    const answer = await request.post(`${raffle}/payments`, {
      // Nothing in it could be bought, whatever becomes of the guard.
      multipart: { data: '{}' },
      headers: {
        'idempotency-key': randomUUID(),
        'x-xsrf-token': cookies.find(({ name }) => name.endsWith('shop-XSRF-TOKEN'))?.value ?? '',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: false, msg: expect.any(String) });
  });
}
