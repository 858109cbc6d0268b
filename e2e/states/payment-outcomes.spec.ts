import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { expect, test } from '../fixtures/still-shop';
import { capture } from '../support/receipts';

const trace = 'K7PQ2M';
const ticketPath = '/t/muestra';
const refused = { state: 'refused', msg: '', taken: [] as string[], now: null, trace } as const;

const OUTCOMES: { name: string; title: string; outcome: PurchaseOutcome }[] = [
  {
    name: 'registered',
    title: '¡Pago registrado!',
    outcome: { state: 'registered', numbers: ['20', '21'], trace, ticketPath },
  },
  {
    name: 'partly registered',
    title: 'Registramos tu pago, pero no todos los números',
    outcome: { state: 'partly-registered', numbers: ['20'], taken: ['21'], trace, ticketPath },
  },
  {
    name: 'taken by somebody else',
    title: 'El 21 lo apartó otra persona antes',
    outcome: { ...refused, reason: 'tickets-taken', taken: ['21'] },
  },
  {
    name: 'a reference already used',
    title: 'Esa referencia ya está registrada',
    outcome: { ...refused, reason: 'reference-used' },
  },
  {
    name: 'a raffle that closed',
    title: 'La rifa cerró mientras pagabas',
    outcome: { ...refused, reason: 'raffle-closed' },
  },
  {
    name: 'another price',
    title: 'El precio cambió mientras pagabas',
    outcome: { ...refused, reason: 'price-changed', now: { price: 3, packs: [], rate: 410 } },
  },
  {
    name: 'a method that is gone',
    title: 'Ese método de pago ya no está disponible',
    outcome: { ...refused, reason: 'method-gone' },
  },
  {
    name: 'refused by the seller',
    title: 'La rifa no aceptó el pago',
    outcome: { ...refused, reason: 'refused-by-seller', msg: 'El vendedor no acepta este pago.' },
  },
  {
    name: 'being verified',
    title: 'Estamos verificando tu pago',
    outcome: { state: 'verifying', trace },
  },
  {
    name: 'waiting for room',
    title: 'Recibido, en espera',
    outcome: { state: 'waiting-for-room', retryInMs: 420_000, trace },
  },
  {
    name: 'not arrived',
    title: 'Tu pago no llegó a la rifa',
    outcome: { state: 'not-registered', trace },
  },
];

for (const { name, title, outcome } of OUTCOMES) {
  test(`${name} @a11y`, async ({ buyer, createStillRaffle, expectShown, page, payment }) => {
    const { rifid } = await createStillRaffle();
    await page.route(/\/api\/(raffles\/\w+\/payments|payments\/)/, (route) =>
      route.fulfill({ json: { ok: true, outcome } }),
    );
    await payment.open(rifid, ['20', '21']);
    await payment.fill(buyer, await capture());
    await payment.submit.click();
    await expect(payment.panel(title)).toBeVisible();
    const error = page.getByRole('alertdialog', { name: 'Error' });
    if (outcome.state === 'refused' && outcome.msg) {
      await expect(error).toContainText(outcome.msg);
      await error.getByRole('button', { name: 'Cerrar' }).click();
    }
    await expect(page.locator('#toasts p')).toHaveCount(0);
    await expectShown(`outcome-${name.replaceAll(' ', '-')}`, { dialog: payment.dialog });
  });
}

test.describe('without a line', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('no signal @a11y @faults', async ({
    buyer,
    context,
    createStillRaffle,
    expectShown,
    payment,
  }) => {
    const { rifid } = await createStillRaffle();
    await payment.open(rifid, ['20']);
    await payment.fill(buyer, await capture());
    await context.setOffline(true);
    await payment.submit.click();
    await expect(payment.panel('Sin señal')).toBeVisible();
    await expectShown('outcome-no-signal', { dialog: payment.dialog });
  });
});
