import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../fixtures/own-shop';
import type { OwnShop } from '../support/start-shop';

/** Process id of the launcher's Next. */
function nextOf({ launcher }: OwnShop): number {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(launcher.pid)]).toString();
  return Number(/^\s*(\d+) next-server/m.exec(list)?.[1]);
}

const ticketsOf = ({ url }: OwnShop, raffle: string) =>
  `${url}/api/raffles/${raffle}/tickets?offset=0&limit=50&status=available`;

test('while Next is killed and comes back, pages seen before never stop @faults', async ({
  openShop,
}) => {
  const shop = await openShop();
  const killed = nextOf(shop);
  expect((await fetch(`${shop.url}/contact`)).status).toBe(200);
  process.kill(killed, 'SIGKILL');

  const unseen = await fetch(`${shop.url}/rifa/65a1f00000000000000fffff`);
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get('retry-after')).toBe('5');
  expect(await unseen.text()).toContain('Un momento, por favor');

  await expect
    .poll(async () => {
      expect((await fetch(`${shop.url}/contact`)).status).toBe(200);
      return (await fetch(`${shop.url}/rifa/65a1f00000000000000fffff`)).status;
    })
    .toBe(404);
  expect(nextOf(shop)).not.toBe(killed);
});

test('while the admin API is dead, pages seen before stay @faults', async ({ openShop }) => {
  const shop = await openShop();
  const raffle = await shop.demo.control.createRaffle({ name: 'Moto que no se va' });
  expect(await (await fetch(`${shop.url}/rifa/${raffle.rifid}`)).text()).toContain(raffle.name);
  await shop.demo.kill();
  const answer = await fetch(`${shop.url}/rifa/${raffle.rifid}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(raffle.name);
  expect((await fetch(`${shop.url}/rifa/65a1f00000000000000fffff`)).status).toBe(503);
});

test('at SIGTERM nobody new comes in, who is inside is answered, then everything ends @faults', async ({
  openShop,
}) => {
  const shop = await openShop();
  const raffle = await shop.demo.control.createRaffle();
  const next = nextOf(shop);
  await shop.demo.control.addFault({
    path: '/api/tickets',
    match: raffle.rifid,
    kind: 'wait',
    ms: 2000,
    times: 0,
  });
  const inside = fetch(ticketsOf(shop, raffle.rifid));
  await expect
    .poll(async () => (await shop.demo.control.requests(raffle.rifid)).length)
    .toBeGreaterThan(0);

  const ended = once(shop.launcher, 'exit');
  shop.launcher.kill('SIGTERM');
  await expect.poll(() => fetch(shop.url).catch(() => 'refused')).toBe('refused');
  expect((await inside).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(() => process.kill(next, 0)).toThrow('ESRCH');
});

test('a wrong configuration ends the start with one message, and is not tried again @faults', async ({
  openShop,
}) => {
  const variables = { REDIS_URL: 'nada', TRUSTED_PROXIES: 'nadie' };
  await expect(openShop({ variables })).rejects.toThrow('ended with 78');
});
