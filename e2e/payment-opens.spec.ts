import type { Response } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { expectAccessible } from './support/axe';

/** Words that only the form, its validation and the list of countries contain. */
const HEAVY = ['Registrar Pago', 'Este campo es obligatorio', 'Afganistán', 'OffscreenCanvas'];

test('the payment is not in the first load of the page', async ({
  page,
  createRaffle,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: ['0427', '0815'] });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(`/rifa/${rifid}`);
  await expect(page.getByRole('button', { name: '0427' })).toBeVisible();
  const loaded = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.join('\n');
  };
  for (const words of HEAVY) expect(await loaded()).not.toContain(words);

  await page.getByRole('button', { name: '0427' }).click();
  await payment.reopen();
  for (const words of HEAVY.slice(0, 3)) expect(await loaded()).toContain(words);
});

test.describe('when the network fails before the first tap', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page stays and the payment is fetched again', async ({
    page,
    context,
    createRaffle,
    payment,
  }) => {
    const { rifid } = await createRaffle({ tickets: ['0427'] });
    await page.goto(`/rifa/${rifid}`);
    await expect(page.getByRole('button', { name: '0427' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: '0427' }).click();
    const bar = page.getByRole('region', { name: 'Tu compra' });
    await bar.getByRole('button', { name: 'Pagar Ahora' }).click();
    await expect(page.getByText('No pudimos abrir el pago. Revisa tu señal.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(payment.onward).toBeVisible();
  });
});

test('a raffle without a payment method says so and links to the shop, with the numbers', async ({
  page,
  createRaffle,
  payment,
}) => {
  const { rifid, name } = await createRaffle({ tickets: ['0427', '0815'], metodos: [] });
  await page.goto(`/rifa/${rifid}?n=0427,0815`);
  const bar = page.getByRole('region', { name: 'Tu compra' });
  await bar.getByRole('button', { name: 'Pagar Ahora' }).click();
  await expect(payment.dialog.getByRole('alert')).toContainText('no pagues aún');
  await expect(payment.field('Referencia')).toHaveCount(0);
  await expect(payment.onward).toHaveCount(0);
  await expectAccessible(page);

  const way = payment.dialog.getByRole('link', { name: '¿Dudas? Escríbenos' });
  const chat = new URL((await way.getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toBe(
    `¡Hola! Tengo una duda sobre la rifa "${name}".\nNúmeros: 0427, 0815`,
  );
});
