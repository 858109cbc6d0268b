import path from 'node:path';
import { expect, test } from '../fixtures/own-shop';
import { Payment } from '../pages/payment';
import { newBuyer } from '../support/new-buyer';
import { capture } from '../support/receipts';

const CHANGED = path.resolve('e2e/front/changed-next.mjs');

/** A shop with another Next than it was built for. */
const changed = (what: 'character' | 'call') => ({
  NODE_OPTIONS: `--import=${CHANGED}`,
  NEXT_CHANGE: what,
});

test('with one character of its inline scripts changed, the shop says so and sells all the same @faults', async ({
  openShop,
  page,
}) => {
  const shop = await openShop({ variables: changed('character') });
  expect(shop.log()).toMatch(/"NEXT HAS CHANGED: an inline script is \\"\(self\.__next_f=/);
  const { rifid } = await shop.demo.control.createRaffle({ tickets: ['0427', '0815'] });
  await page.goto(`${shop.url}/rifa/${rifid}?n=0427`);
  const payment = new Payment(page);
  await payment.reopen();
  await payment.fill(newBuyer(), await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(shop.log()).not.toContain('is not allowed to run');

  const answer = await fetch(`${shop.url}/rifa/${rifid}`);
  expect(answer.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
  const html = await answer.text();
  expect(html).toContain('<link rel="stylesheet"');
  expect(html).not.toContain('<link disabled');
});

test('the start ends with a reason when nothing separates Next’s inline scripts from injected ones @faults', async ({
  openShop,
}) => {
  await expect(openShop({ variables: changed('call') })).rejects.toThrow(
    /exited with 1[\s\S]*"Next hands data to its scripts in a way .*nobody could buy/,
  );
});
