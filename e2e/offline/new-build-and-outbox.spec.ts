import { ownContent } from '@/lib/testing/own-content';
import { expect, outcomeNotice, test } from '../fixtures/background-sync';
import { demoApiOrigin } from '../support/addresses';
import { purchasesSent } from '../support/purchases-sent';
import { startShop, type OwnShop } from '../support/start-shop';

const TOMORROW = { CONTENT_DIR: ownContent({ profile: { name: 'Rifas de Mañana' } }) };

const SENDING = 'POST /api/raffles/';

/** Starts another build with the same admin API. */
function startOther(variables: Record<string, string>): Promise<OwnShop> {
  return startShop({
    variables: {
      ADMIN_API_URL: `${demoApiOrigin}/api`,
      WHATSAPP_API_URL: demoApiOrigin,
      ...variables,
    },
  });
}

test('a new build takes over while a purchase waits, and sends it once', async ({
  context,
  line,
  admin,
  sync,
  reconnect,
  openBarePage,
  left,
}) => {
  const next = await startOther(TOMORROW);
  line.leadTo(next.url);
  await reconnect();
  const bare = await openBarePage();
  await bare.evaluate(async () => {
    const old = (await navigator.serviceWorker.ready).active;
    await (await navigator.serviceWorker.ready).update();
    while (old?.state !== 'redundant') {
      await new Promise((resolve) => old?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  const kept = await bare.evaluate(async () => (await caches.match('/offline.html'))?.text());
  expect(kept).toContain('Rifas de Mañana');
  // By then Chromium may itself have noticed the network.
  await sync.wakeWorker();
  await expect.poll(() => purchasesSent(admin, left)).toBe(1);
  const later = await context.newPage();
  await later.goto('/contact');
  await expect(outcomeNotice(later)).toContainText(
    'Tu pago quedó registrado. Son tuyos: 0427, 0815.',
  );
  expect(line.requests(SENDING)).toBe(1);
  await next.stop();
});

test('with workers switched off the page sends the purchase that a worker had', async ({
  context,
  line,
  admin,
  reconnect,
  left,
}) => {
  const without = await startOther({ SERVICE_WORKER: 'off' });
  line.leadTo(without.url);
  await reconnect();
  const later = await context.newPage();
  await later.goto('/contact');
  await expect(outcomeNotice(later)).toContainText(
    'Tu pago quedó registrado. Son tuyos: 0427, 0815.',
  );
  const hasWorker = () =>
    later.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await expect.poll(hasWorker).toBe(false);
  expect(line.requests(SENDING)).toBe(1);
  expect(await purchasesSent(admin, left)).toBe(1);
  await without.stop();
});
