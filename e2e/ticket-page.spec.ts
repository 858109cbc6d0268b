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
    const answer = await page.request.get(`/api/boletos/${path.split('/').at(-1)}${part}`);
    expect(answer.headers()).toMatchObject({
      'cache-control': part ? 'no-store' : 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    everything.push(await answer.text());
  }
  const { name, address, ...secrets } = plain(buyer);
  const known = [name, address, ...Object.values(secrets), onlyDigits(secrets.nationalId)];
  for (const text of everything) {
    expect(text).toContain('Camioneta');
    expect(known.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
