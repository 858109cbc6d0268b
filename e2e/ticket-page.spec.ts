import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';
import { expectAccessible } from './support/axe';
import { buyTicket, plain } from './support/buy-ticket';
import { lookUntil as nextLooks } from './support/look-until';
import { onlyDigits } from './support/new-buyer';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const raffle = { name: 'Camioneta del año', tickets: ['0427', '0815', '1234'], fecha: inDays(3) };

test('a buyer opens a digital ticket that follows the raffle to its end @purchase', async ({
  page,
  fillPayment,
  admin,
  buyer,
  payment,
  digitalTicket,
}) => {
  await page.clock.install();
  const lookUntil = (shown: Locator) => nextLooks(page, { asks: /\/api\/boletos\/[^/]+$/, shown });
  const rifid = await fillPayment(['0427', '0815'], raffle);
  await payment.submit.click();
  await payment.dialog.getByRole('link', { name: 'Ver mi boleto digital' }).click();

  await expect(page.getByRole('heading', { name: 'Camioneta del año' })).toBeVisible();
  await expect(digitalTicket.numbers('en revisión').getByRole('listitem')).toHaveText([
    '0427',
    '0815',
  ]);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('termina en 2889')).toBeAttached();
  await expectAccessible(page);

  const owner = { cedula: plain(buyer).nationalId };
  await admin.setTickets(rifid, ['0427'], 'Pagado', owner);
  await admin.setTickets(rifid, ['0815'], 'Disponible');
  const freed = digitalTicket.numbers('liberado').getByRole('listitem');
  await lookUntil(freed);
  await expect(digitalTicket.numbers('confirmado').getByRole('listitem')).toHaveText(['0427']);
  await expect(freed).toHaveText(['0815']);
  await admin.setTickets(rifid, ['0815'], 'Apartado', { nombre: 'Otra', cedula: 'V5555555' });
  await admin.changeRaffle(rifid, { abierta: false, fecha: inDays(-1) });
  await lookUntil(page.getByText('La hora del sorteo ya pasó.'));
  await expect(freed).toHaveText(['0815']);
  await admin.changeRaffle(rifid, {
    ganador: { numero: '0427', owner: { ...owner, nombre: 'Ana Pérez', estado: 'Pagado' } },
  });
  await lookUntil(page.getByText('¡Tu número salió ganador!'));
  await expectAccessible(page);
});

test('on the smallest phone the countdown of a ticket is one row, its words off the borders', async ({
  page,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await buyTicket(shopUrl, rifid, buyer));
  const parts = page.getByRole('timer').locator('> *').filter({ visible: true });
  await expect(parts).toHaveCount(4);
  const tops = await parts.evaluateAll((all) => all.map((el) => el.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const room = await parts.evaluateAll((all) =>
    all.map((box) => {
      const word = box.lastElementChild!.getBoundingClientRect();
      return word.left - box.getBoundingClientRect().left;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(3);
});

test('the ticket’s address is not passed on, and says nothing of its buyer', async ({
  page,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  const path = await buyTicket(shopUrl, rifid, buyer);
  const answer = await page.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-cache, no-transform',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const everything = [await page.content()];
  for (const part of ['', '/sorteo.ics']) {
    const told = await page.request.get(`/api/boletos/${path.split('/').at(-1)}${part}`);
    expect(told.headers()).toMatchObject({
      'cache-control': part ? 'no-store' : 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    everything.push(await told.text());
  }
  const { name, address, ...secrets } = plain(buyer);
  const known = [name, address, ...Object.values(secrets), onlyDigits(secrets.nationalId)];
  for (const text of everything) {
    expect(text).toContain('Camioneta');
    expect(known.filter((secret) => text.includes(secret))).toEqual([]);
  }
});

test('a tampered address is a missing page, always the same, without a request to the admin API', async ({
  page,
  request,
  createRaffle,
  admin,
  buyer,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const { rifid } = await createRaffle(raffle);
  const path = await buyTicket(shopUrl, rifid, buyer);
  await admin.clearRequests();
  const seen = new Set<string>();
  for (let index = '/boleto/'.length; index < path.length; index += 1) {
    const sign = path[index] === 'A' ? 'B' : 'A';
    const answer = await request.get(path.slice(0, index) + sign + path.slice(index + 1));
    seen.add(`${answer.status()} ${await answer.text()}`);
  }
  expect(seen.size).toBe(1);
  expect((await request.get(`/api/boletos/x${path.slice(8)}`)).status()).toBe(404);
  expect(await admin.requests(rifid)).toEqual([]);

  const answer = await page.goto(`${path}A`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Este boleto no existe' })).toBeVisible();
  await expectAccessible(page);
});

test('while the admin API is away the ticket shows what is known, and recovers', async ({
  page,
  createRaffle,
  admin,
  buyer,
  digitalTicket,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 50/);
  const { rifid } = await createRaffle(raffle);
  const path = await buyTicket(shopUrl, rifid, buyer);
  const fault = await admin.addFault({
    path: '/api/tickets/query',
    match: rifid,
    kind: 'status',
    status: 500,
    times: 0,
  });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('No pudimos actualizar tu boleto ahora.')).toBeVisible();
  await expect(digitalTicket.numbers('por consultar').getByRole('listitem')).toHaveText(['0427']);
  await expectAccessible(page);
  await admin.removeFault(fault);
  await page.getByRole('button', { name: 'Consultar ahora' }).click();
  await expect(digitalTicket.numbers('en revisión').getByRole('listitem')).toHaveText(['0427']);
  await expect(page.getByText('No pudimos actualizar tu boleto ahora.')).toBeHidden();
});
