import { startPushService, type TestPhone } from '@/lib/testing/push-service';
import { startRedisServer } from '@/lib/testing/redis-server';
import { expect, test } from '../fixtures/own-shop';
import { ANA, buyByApi } from '../support/buy-by-api';
import { startStorefront } from '../support/start-shop';

const MINUTE = 60_000;

async function subscribe(ticket: string, { endpoint, p256dh, auth }: TestPhone): Promise<number> {
  const answer = await fetch(`${ticket.replace('/boleto/', '/api/boletos/')}/avisos`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': 'no-cookie',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ endpoint, p256dh, auth }),
  });
  return answer.status;
}

test('two instances tell each notice once, though one dies and Redis goes away @faults', async ({
  openShop,
  clock,
}) => {
  const [server, service] = [await startRedisServer(), await startPushService()];
  const variables = {
    ...clock.env,
    REDIS_URL: server.url,
    TICKET_SECRET: 'the same for both of these instances',
  };
  const one = await openShop({ clock, variables, generation: 2 });
  const other = await startStorefront(one.demo, variables);
  const { control } = one.demo;
  const { rifid } = await control.createRaffle({ name: 'Moto', tickets: ['01'] });
  const phone = service.phone();
  const titles = () => phone.messages.map(({ title }) => title);
  const looks = async () =>
    (await control.requests(rifid)).filter(({ path }) => path.includes('tickets')).length;
  const twoLooks = async () => {
    const before = await looks();
    await expect(async () => {
      clock.pass(5 * MINUTE);
      expect(await looks()).toBeGreaterThan(before + 1);
    }).toPass({ intervals: [2500] });
  };

  const { text } = await buyByApi(one.url, rifid, ANA);
  const [ticket = ''] = /\/boleto\/[\w-]+/.exec(text) ?? [];
  expect(await subscribe(other.url + ticket, phone)).toBe(200);
  await control.setTickets(rifid, ['01'], 'Pagado', { cedula: ANA.nationalId });
  await twoLooks();
  await expect.poll(titles).toEqual(['Tu pago está confirmado']);

  one.launcher.kill('SIGKILL');
  await control.changeRaffle(rifid, { ganador: { numero: '01' } });
  server.freeze();
  await expect(async () => {
    clock.pass(MINUTE);
    expect(other.log()).toContain('push-watcher-pauses');
  }).toPass({ intervals: [2500] });
  server.thaw();
  await twoLooks();
  await twoLooks();
  await expect.poll(titles).toEqual(['Tu pago está confirmado', '¡Ganaste!']);
  await other.stop();
  service.stop();
  await server.stop();
});
