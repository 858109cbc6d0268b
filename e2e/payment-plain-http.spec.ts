import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';
import { launchOptions } from './support/launch-options';
import { purchasesSent } from './support/purchases-sent';

const { hostname, port } = new URL(shopUrl);
const browser = launchOptions();

// Without TLS, except to its own machine, the browser sends no Fetch Metadata, like old web views.
test.use({
  expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
  baseURL: `http://tienda.example:${port}`,
  launchOptions: {
    ...browser,
    args: [...browser.args, `--host-resolver-rules=MAP tienda.example ${hostname}`],
  },
});

test('a browser that sends only the Origin of its page can buy @purchase', async ({
  page,
  admin,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427']);
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await payment.submit.click();
  const headers = await (await sending).allHeaders();
  expect(headers).toMatchObject({ origin: `http://tienda.example:${port}` });
  expect(Object.keys(headers)).not.toContain('sec-fetch-site');
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
});
