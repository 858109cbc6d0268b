import { purchasesSent } from '../support/purchases-sent';
import { fillForm } from './fixtures/buying';
import { expect, test } from './fixtures/visit';
import type { Visitor } from './fixtures/visitor';

/** Only for payments, until another page opens: no engine here can be disconnected from outside. */
const cutLine = ({ page }: Visitor) =>
  page.evaluate(() => {
    XMLHttpRequest.prototype.send = function send() {
      setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
    };
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input).startsWith('/api/payments/')
        ? Promise.reject(new TypeError('no line'))
        : fetch(input, init);
  });

const NOTICE = 'Cómo quedó tu pago';

// From the look-up under a key that the shop does not know.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

test('a payment tapped without a network is sent once when any page opens next, without a tap', async ({
  startPurchase,
  admin,
  buyer,
}) => {
  const { rifid, visitor, payment } = await startPurchase({}, cutLine);
  await fillForm(payment, buyer);
  await payment.tap('button', 'Registrar Pago');
  await payment.sees('heading', 'Falta confirmar tu envío');
  await payment.sees('button', 'Cerrar y esperar');
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await visitor.open('/contact');
  await visitor.reads('Tu pago quedó registrado. Es tuyo el 0427.', 'complementary', NOTICE);
  await visitor.within('complementary', NOTICE).sees('link', 'Ver mi boleto digital');
  expect(await purchasesSent(admin, rifid)).toBe(1);
});
