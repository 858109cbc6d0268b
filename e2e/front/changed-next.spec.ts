import path from 'node:path';
import { expect, test } from '../fixtures/own-shop';

const CHANGED = path.resolve('e2e/front/changed-next.mjs');

test('a shop whose Next takes no nonce says that nobody could buy, and takes no visitors @faults', async ({
  openShop,
  request,
}) => {
  const shop = await openShop({ variables: { NODE_OPTIONS: `--import=${CHANGED}` } });
  expect(shop.log()).toMatch(/NOT READY: Next does not put the nonce on its inline scripts/);
  const ready = await request.get(`${shop.url}/api/health/ready`);
  expect(ready.status()).toBe(503);
  expect(await ready.json()).toMatchObject({ ok: false, reason: 'pages' });
  const page = await request.get(`${shop.url}/contact`);
  expect(page.headers()['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
});
