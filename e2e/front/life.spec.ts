import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../fixtures/own-shop';
import { ANA, buyByApi } from '../support/buy-by-api';
import type { OwnShop } from '../support/start-shop';

/** Process id of the launcher's Next. */
function nextOf({ launcher }: OwnShop): number {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(launcher.pid)]).toString();
  return Number(/^\s*(\d+) next-server/m.exec(list)?.[1]);
}

const PAYMENT = '/api/tickets/payments/online';
const NOTICE = '/api/whatsapp/send';

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

test('at SIGTERM nobody new comes in, a payment and its notice to the seller are finished, then everything ends @faults', async ({
  openShop,
}) => {
  const shop = await openShop();
  const { control } = shop.demo;
  const raffle = await control.createRaffle();
  const next = nextOf(shop);
  for (const path of [PAYMENT, NOTICE]) await control.addFault({ path, kind: 'wait', ms: 1500 });
  const inside = buyByApi(shop.url, raffle.rifid, ANA);
  await expect.poll(async () => (await control.requests(PAYMENT)).length).toBe(1);

  const ended = once(shop.launcher, 'exit');
  shop.launcher.kill('SIGTERM');
  await expect.poll(() => fetch(shop.url).catch(() => 'refused')).toBe('refused');
  expect(await inside).toMatchObject({ status: 200 });
  expect((await inside).text).toContain('"registered"');
  expect(await ended).toEqual([0, null]);
  expect(() => process.kill(next, 0)).toThrow('ESRCH');
  expect(await control.requests(NOTICE)).toHaveLength(1);
});

test('a wrong configuration ends the start with one message that names every wrong value @faults', async ({
  openShop,
}) => {
  const variables = { PORT: 'abc', REDIS_URL: 'nada', TRUSTED_PROXIES: 'nadie' };
  await expect(openShop({ variables })).rejects.toThrow(
    /exited with 78[\s\S]*\(PORT\)[\s\S]*\(REDIS_URL\)[\s\S]*\(TRUSTED_PROXIES\)/,
  );
});

test('every line of a shop that sells is JSON, those of Next and of a wrong start too', async ({
  openShop,
}) => {
  const shop = await openShop({ variables: { TICKET_SECRETS: 'x' } });
  await fetch(`${shop.url}/a%2fb`);
  await fetch(`${shop.url}/api/health/ready`);
  await expect.poll(() => shop.log()).toContain('Refused: bad-address');
  expect(shop.log().match(/No existe el ajuste[^"]*/g)).toEqual([
    'No existe el ajuste TICKET_SECRETS: ¿querías escribir TICKET_SECRET?',
  ]);
  expect(shop.log()).toContain('"msg":"Storefront: http://localhost:');
  expect(notJson(shop.log())).toEqual([]);
  expect(shop.log()).not.toContain('MaxListenersExceededWarning');
  const wrong = await openShop({ variables: { REDIS_URL: 'nada' } }).catch(String);
  const [, ...lines] = String(wrong).split('\n');
  expect(lines.join('\n')).toMatch(/"msg":".*\(REDIS_URL\)/);
  expect(notJson(lines.join('\n'))).toEqual([]);
});

function notJson(log: string): string[] {
  return log.split('\n').filter((line) => {
    try {
      return line !== '' && typeof JSON.parse(line) !== 'object';
    } catch {
      return true;
    }
  });
}
