import { expect, outcomeNotice, test } from '../fixtures/background-sync';
import { readTickets } from '../support/admin-truth';
import { purchasesSent } from '../support/purchases-sent';

const SENDING = 'POST /api/raffles/';
const LOOK_UP = 'GET /api/payments/';
const REGISTERING = '/api/tickets/payments/online';

test('a payment tapped offline is sent once with the tab closed, and the next page reports it', async ({
  context,
  line,
  admin,
  sync,
  reconnect,
  left,
}) => {
  await reconnect();
  await sync.wakeWorker();
  await expect.poll(() => purchasesSent(admin, left)).toBe(1);
  await sync.wakeWorker();
  const later = await context.newPage();
  await later.goto('/contact');
  await expect(outcomeNotice(later)).toContainText(
    'Tu pago quedó registrado. Son tuyos: 0427, 0815.',
  );
  expect(line.requests(SENDING)).toBe(1);
  expect(await purchasesSent(admin, left)).toBe(1);
});

test('a lost answer makes the worker ask, not send a second time', async ({
  context,
  page,
  line,
  admin,
  payment,
  fillPayment,
  untilWorker,
  sync,
}) => {
  const rifid = await fillPayment(['0427']);
  await untilWorker();
  await admin.addFault({ path: REGISTERING, match: rifid, kind: 'wait', ms: 1000 });
  await payment.submit.click();
  await expect.poll(() => purchasesSent(admin, rifid)).toBe(1);
  await line.cut();
  await page.close();
  await expect
    .poll(async () => (await readTickets(admin, rifid, ['0427']))[0]?.estado)
    .toBe('Apartado');
  await line.restore();
  const asked = line.requests(LOOK_UP);
  await sync.wakeWorker();
  await expect.poll(() => line.requests(LOOK_UP)).toBe(asked + 1);
  const later = await context.newPage();
  await later.goto('/contact');
  await expect(outcomeNotice(later)).toContainText('Tu pago quedó registrado. Es tuyo el 0427.');
  expect(line.requests(SENDING)).toBe(1);
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a worker that is woken while a page sends goes on when that page is closed', async ({
  page,
  line,
  admin,
  payment,
  fillPayment,
  untilWorker,
  sync,
}) => {
  const rifid = await fillPayment(['0427']);
  await untilWorker();
  await admin.addFault({ path: REGISTERING, match: rifid, kind: 'wait', ms: 4000 });
  await payment.submit.click();
  // The shop has all of it: what a closing page breaks off is sent again.
  await expect.poll(() => purchasesSent(admin, rifid)).toBe(1);
  await sync.wakeWorker();
  const waiting = async () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBeGreaterThan(0);
  await page.close();
  await expect.poll(() => line.requests(LOOK_UP)).toBeGreaterThan(0);
  await expect.poll(() => purchasesSent(admin, rifid)).toBe(1);
  expect(line.requests(SENDING)).toBe(1);
});
