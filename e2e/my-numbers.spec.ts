import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { expectAccessible } from './support/axe';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { onlyDigits, type Buyer } from './support/new-buyer';
import { sidewaysScroll } from './support/page-layout';
import { capture } from './support/receipts';
import { revalidate } from './support/revalidate';

/** A moment before and after now: the first raffles that are searched. */
const HOUR_MS = 3_600_000;
const draw = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function ask(page: Page, { nationalId, phone }: Buyer) {
  await page.getByRole('textbox', { name: 'Cédula' }).fill(onlyDigits(nationalId));
  await page
    .getByRole('textbox', { name: 'Últimos 4 dígitos de tu teléfono' })
    .fill(onlyDigits(phone).slice(-4));
  await page.getByRole('button', { name: 'Consultar' }).click();
}

const found = (page: Page) => page.getByRole('region', { name: 'Búscalos con tu cédula' });
const onPhone = (page: Page) => page.getByRole('region', { name: 'Compraste en este teléfono' });

test(
  'purchases in two raffles are listed on the phone, and found with the cédula on another one',
  { tag: ['@purchase', '@a11y', '@both-generations'] },
  async ({ page, admin, createRaffle, payment, buyer, served }) => {
    const moto = await createRaffle({ name: 'Moto de Ana', fecha: draw(1), tickets: ['07', '21'] });
    const casa = await createRaffle({ name: 'Casa de Ana', fecha: draw(2), tickets: ['42', '63'] });
    for (const [{ rifid }, number, reference] of [
      [moto, '07', '001'],
      [casa, '42', '002'],
    ] as const) {
      await payment.open(rifid, [number]);
      await payment.fill({ ...buyer, reference: buyer.reference + reference }, await capture());
      await payment.submit.click();
      await expect(payment.panel('¡Pago registrado!')).toBeVisible();
      await payment.finish();
    }

    await watchLayoutShift(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mis números' }).click();
    await expect(page).toHaveURL('/verificar');
    const cards = onPhone(page).getByRole('listitem');
    await expect(cards).toHaveText([
      /Casa de Ana.*42.*1 número en revisión.*Sorteo: .*Ver mi boleto digital/s,
      /Moto de Ana.*07.*1 número en revisión.*Sorteo: .*Ver mi boleto digital/s,
    ]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);

    await admin.setTickets(casa.rifid, ['42'], 'Pagado', {
      cedula: buyer.nationalId,
      telefono: buyer.phone,
    });
    await admin.changeRaffle(casa.rifid, {
      abierta: false,
      fecha: draw(-0.1),
      ganador: { numero: '42' },
    });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(onPhone(page)).toBeHidden();
    const raffle = (name: string) =>
      found(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) });
    await revalidate(page.request, undefined, served.url);
    await ask(page, buyer);
    await expect(raffle('Casa de Ana')).toContainText('¡Ganaste! Salió tu número 42.');
    await expect(raffle('Casa de Ana')).toContainText(/42.*Pagado/s);
    await expect(raffle('Moto de Ana')).toContainText(/Sorteo: .*07.*Apartado, en revisión/s);
    await expect(page.getByText('Tienes números en 2 rifas')).toBeVisible();
    expect(page.url()).not.toContain(onlyDigits(buyer.nationalId));
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);

    await raffle('Casa de Ana').getByRole('link', { name: 'Ver mi boleto digital' }).click();
    await expect(page.getByText('¡Tu número salió ganador!')).toBeVisible();
    await expect(page.getByText('Referencia del pago')).toBeHidden();
  },
);
