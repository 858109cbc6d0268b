import { ownContent } from '@/lib/testing/own-content';
import { expect, test } from '../fixtures/own-network';
import { startShop } from '../support/start-shop';

const TOMORROW = { CONTENT_DIR: ownContent({ profile: { name: 'Rifas de Mañana' } }) };

test('a new build takes over, and no script of any build is stored', async ({
  page,
  line,
  untilWorker,
  keptAddresses,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  await page.goto(`/rifa/${rifid}`);
  await untilWorker();
  const other = await startShop({ variables: TOMORROW });
  line.leadTo(other.url);
  await page.goto('/contact');
  const name = () =>
    page.evaluate(async () => (await (await caches.match('/offline.html'))?.text()) ?? '');
  await expect.poll(name).toContain('Rifas de Mañana');
  const kept = Object.values(await keptAddresses()).flat();
  expect(kept).toEqual(['/offline.html']);

  await line.cut();
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('img')).toHaveAccessibleName('Rifas de Mañana');
  await other.stop();
});

test('the switch removes worker and stores, but never an unfinished purchase', async ({
  page,
  line,
  untilWorker,
  keptAddresses,
  fillPayment,
  payment,
  buyer,
  served,
}) => {
  const rifid = await fillPayment(['0427']);
  await payment.button('Cerrar').click();
  await untilWorker();
  const without = await startShop({ variables: { SERVICE_WORKER: 'off' } });
  line.leadTo(without.url);
  await page.goto('/contact');
  const hasWorker = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await expect.poll(hasWorker).toBe(false);
  expect(await keptAddresses()).toEqual({});
  await without.stop();
  line.leadTo(served.url);
  await page.goto(`/rifa/${rifid}`);
  await payment.reopen();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
});
