import { startRedisServer } from '@/lib/testing/redis-server';
import { expect, test } from '../fixtures/own-shop';
import { revalidateToken } from '../support/addresses';
import { revalidate } from '../support/revalidate';
import { startStorefront } from '../support/start-shop';

test('a change told to one instance is on the page of the other at its next visit @faults', async ({
  openShop,
  clock,
  request,
}) => {
  const redis = await startRedisServer();
  const variables = {
    ...clock.env,
    REDIS_URL: redis.url,
    REVALIDATE_TOKEN: revalidateToken,
    TICKET_SECRET: 'the same for both of these instances',
  };
  const one = await openShop({ clock, variables });
  const other = await startStorefront(one.demo, variables);
  const { rifid } = await one.demo.control.createRaffle({ name: 'Nombre viejo' });
  const shownBy = async ({ url }: { url: string }) =>
    /<h1[^>]*>([^<]*)/.exec(await (await request.get(`${url}/rifa/${rifid}`)).text())?.[1];
  const shown = async () => [await shownBy(one), await shownBy(other)];

  expect(await shown()).toEqual(['Nombre viejo', 'Nombre viejo']);
  await one.demo.control.changeRaffle(rifid, { name: 'Nombre nuevo' });
  // The clock stands still, so each page is as fresh as before.
  expect(await shown()).toEqual(['Nombre viejo', 'Nombre viejo']);
  await revalidate(request, rifid, one.url);
  await expect.poll(shown).toEqual(['Nombre nuevo', 'Nombre nuevo']);

  await redis.stop();
  await one.demo.control.changeRaffle(rifid, { name: 'Sin Redis' });
  clock.pass(61_000);
  expect(await shown()).toEqual(['Sin Redis', 'Sin Redis']);
  await other.stop();
});
