import { expect, test } from './fixtures/shop';
import { readTickets } from './support/admin-truth';
import { meanwhile } from './support/meanwhile';
import { purchasesSent } from './support/purchases-sent';

const NUMBERS = ['0427', '0815', '1234'];
const METHOD = {
  name: 'Pago Móvil',
  descripcion: 'Banco de Venezuela',
  cuenta: 'Banco: 0102\nTeléfono: 0414-555.01.34\nRIF: J-12345678-9\nTitular: Rifas C.A.',
  tasa: 400,
};
const RAFFLE = { monto: 2.5, tickets: NUMBERS, metodos: [METHOD] };

test('a number lost after paying is swapped and sent with the same picture by one tap @purchase @faults @both-generations', async ({
  page,
  admin,
  buyer,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815'], { ...RAFFLE, onTaken: 'all' });
  await meanwhile(page, () => admin.setTickets(rifid, ['0815'], 'Apartado'));
  await payment.submit.click();
  await payment.button('Cambiar por el 1234 y enviar').click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  const states = await readTickets(admin, rifid, ['0427', '1234']);
  expect(states.map(({ estado }) => estado)).toEqual(['Apartado', 'Apartado']);
  expect(await admin.purchases(rifid)).toContainEqual(
    expect.objectContaining({
      referencia: buyer.reference,
      monto: 2000,
      numeros: ['0427', '1234'],
    }),
  );
});

test('a rate that rose after paying leaves a difference, which one tap writes to the shop @purchase @faults @both-generations', async ({
  page,
  admin,
  buyer,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815'], RAFFLE);
  await meanwhile(page, () =>
    admin.changeRaffle(rifid, { metodos: [{ ...METHOD, tasa: 558.548 }] }),
  );
  await payment.submit.click();
  await expect(payment.panel('El precio cambió mientras pagabas')).toBeVisible();
  await expect(payment.dialog).toContainText('Tu pago de Bs 2.000,00 no se pierde');
  await expect(payment.dialog).toContainText('El total ahora es Bs 2.792,74. Te faltan Bs 792,74');
  const chat = payment.dialog.getByRole('link', { name: 'Escribir por la diferencia' });
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message?.replaceAll('\u00a0', ' ')).toMatch(
    new RegExp(
      [
        'ahora el total es Bs 2\\.792,74\\.',
        'Me faltan Bs 792,74\\. Quiero completar mi pago\\.',
        'Números: 0427, 0815',
        'Pagué: Bs 2\\.000,00 por Pago Móvil',
        `Referencia: ${buyer.reference}`,
        'Código: \\w{6}$',
      ].join('\n'),
    ),
  );
  expect(await purchasesSent(admin, rifid)).toBe(0);
});

test('a buyer who comes back to another total reads that the payment stands', async ({
  page,
  admin,
  payment,
  openPayment,
}) => {
  const rifid = await openPayment(['0427', '0815'], RAFFLE);
  await admin.changeRaffle(rifid, { metodos: [{ ...METHOD, tasa: 558.548 }] });
  const news = payment.dialog.getByText(/^El total es .*Si pagaste/);
  // At most one look-up in 5 s asks for the raffle again.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return news.isVisible();
    })
    .toBe(true);
  await expect(news).toHaveText(
    'El total es Bs 2.792,74. Si pagaste Bs 2.000,00, tu pago no se pierde: envía tu comprobante y te decimos qué hacer.',
  );
  await expect(payment.amount).toHaveValue('2000,00');
});
