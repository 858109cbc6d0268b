import { expect, test as ownShop } from './fixtures/own-shop';
import { Payment } from './pages/payment';
import { lookUntil } from './support/look-until';
import { newBuyer } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

ownShop.use({ expectedErrors: [/Failed to load resource/] });

const MINUTE = 60_000;
const NOT_ARRIVED = 'No recibimos tu comprobante';
const REGISTERED = '¡Pago registrado!';

const test = ownShop.extend<{
  /** Pays at a shop whose admin API registers only after a minute, and is told that the purchase did not arrive. */
  payTooEarly: (generation: 1 | 2) => Promise<{
    payment: Payment;
    registered: () => Promise<string[]>;
    sent: () => Promise<number>;
    sellerWasTold: () => Promise<string[]>;
  }>;
}>({
  payTooEarly: ({ openShop, clock, passTime, page }, run) =>
    run(async (generation) => {
      const variables = { PAYMENT_ANSWER_MS: '1000', PAYMENT_SETTLE_MS: '1000' };
      await passTime(0);
      const { url, demo } = await openShop({ clock, generation, variables });
      const { rifid } = await demo.control.createRaffle({ tickets: 20 });
      const path = '/api/tickets/payments/online';
      await demo.control.addFault({ path, match: rifid, kind: 'wait', ms: MINUTE });
      const payment = new Payment(page);
      await page.goto(`${url}/rifa/${rifid}?n=03,07`);
      await payment.reopen();
      await payment.fill(newBuyer(), await capture());
      await payment.submit.click();
      await lookUntil(page, {
        asks: /\/api\/payments\//,
        shown: payment.panel(NOT_ARRIVED),
      });
      return {
        payment,
        registered: async () =>
          (await demo.control.purchases(rifid)).flatMap(({ numeros }) => numeros),
        sent: () => purchasesSent(demo.control, rifid),
        async sellerWasTold() {
          const answer = await fetch(`${demo.apiUrl}/whatsapp/messages`);
          const { messages } = (await answer.json()) as { messages: { message: string }[] };
          return messages.map(({ message }) => message);
        },
      };
    }),
});

for (const generation of [1, 2] as const) {
  test(`a page that says that a payment did not arrive reports by itself when it does: generation ${generation} @purchase @faults`, async ({
    payTooEarly,
    passTime,
  }) => {
    const { payment, registered, sent, sellerWasTold } = await payTooEarly(generation);
    await passTime(MINUTE / 2);
    await expect(payment.panel(NOT_ARRIVED)).toBeVisible();
    expect(await registered()).toEqual([]);

    await passTime(MINUTE / 2);
    await expect.poll(registered).toEqual(['03', '07']);
    await passTime(MINUTE / 2);
    await expect(payment.panel(REGISTERED)).toBeVisible();
    expect(await sent()).toBe(1);
    await expect.poll(sellerWasTold).toHaveLength(1);
  });

  test(`a buyer who sends a purchase registered meanwhile reads so, and it is sent once: generation ${generation} @purchase @faults`, async ({
    payTooEarly,
    passTime,
    page,
  }) => {
    const { payment, registered, sent, sellerWasTold } = await payTooEarly(generation);
    // Otherwise the page would ask, and be told, before the tap.
    await page.route('**/api/payments/*', (route) => route.abort());
    await passTime(MINUTE);
    await expect.poll(registered).toEqual(['03', '07']);
    await payment.button('Enviar de nuevo').click();
    await expect(payment.panel(REGISTERED)).toBeVisible();
    expect(await sent()).toBe(1);
    await expect.poll(sellerWasTold).toHaveLength(1);
  });
}
