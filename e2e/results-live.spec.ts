import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { expectAccessible } from './support/axe';
import { lookUntil } from './support/look-until';

const owner = {
  nombre: 'María Pérez',
  direccion: 'Naguanagua',
  telefono: '04140000000',
  cedula: 'V11222333',
};
const asks = /\/winner$/;

test(
  'an open page shows the result by itself, and so does every later visit',
  {
    tag: ['@purchase', '@a11y'],
  },
  async ({ page, admin, createRaffle, picker, request }) => {
    const fecha = new Date(Date.now() + 60_000).toISOString();
    const { rifid } = await createRaffle({ fecha });
    await page.clock.install();
    await picker.open(rifid);
    const winner = page.getByRole('region', { name: 'Número ganador' });
    await expect(winner).toHaveCount(0);

    await admin.changeRaffle(rifid, { abierta: false });
    await lookUntil(page, { asks, shown: page.getByText('Finalizada', { exact: true }) });
    await expect(picker.search).toHaveCount(0);
    await expect(page.getByText('El resultado del sorteo aparecerá en esta página.')).toBeVisible();
    await expectAccessible(page);

    await admin.changeRaffle(rifid, { ganador: { numero: '07', owner } });
    await lookUntil(page, { asks, shown: winner });
    await expect(winner).toContainText(/07.*María Pérez.*Naguanagua/s);
    await expect(page.getByRole('status').filter({ hasText: 'ganó el número 07' })).toBeAttached();
    const visit = async () => (await request.get(`/rifa/${rifid}`)).text();
    await expect.poll(visit).toContain('María Pérez');
    expect(await visit()).not.toMatch(/11222333|04140000000/);
    const told = await request.get(`/api/raffles/${rifid}/winner`);
    expect(await told.json()).toEqual({
      ok: true,
      isOpen: false,
      drawDate: fecha,
      winner: {
        number: '07',
        owner: {
          name: 'María Pérez',
          route: '',
          address: 'Naguanagua',
          status: 'paid',
          images: [],
        },
      },
    });
  },
);

/** Records every request for a result from now on, by the raffle's id. */
function listenForQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const [, rifid] = /raffles\/(\w+)\/winner$/.exec(sent.url()) ?? [];
    if (rifid) asked.push(rifid);
  });
  return asked;
}

test('no page asks for the result of a draw that is far off, or long over', async ({
  page,
  createRaffle,
}) => {
  await page.clock.install();
  const asked = listenForQuestions(page);
  const far = await createRaffle({ abierta: true, fecha: '2099-01-01T00:00:00.000Z' });
  const over = await createRaffle({
    abierta: false,
    fecha: '2026-01-01T00:00:00.000Z',
    ganador: { numero: '07' },
  });
  const near = await createRaffle({ abierta: false });
  const stayAt = async (rifid: string) => {
    await page.goto(`/rifa/${rifid}`);
    await page.getByRole('button', { name: 'Verificar mis números' }).click();
    await expect(page.getByRole('textbox', { name: 'Cédula' })).toBeFocused();
    await page.clock.runFor(30_000);
  };
  await stayAt(far.rifid);
  await stayAt(over.rifid);
  await stayAt(near.rifid);
  await expect.poll(() => new Set(asked)).toEqual(new Set([near.rifid]));
});

test(
  'no page asks behind an open payment, and every page asks afterwards',
  {
    tag: ['@purchase'],
  },
  async ({ page, createRaffle, payment }) => {
    const { rifid } = await createRaffle({
      tickets: ['01', '02'],
      fecha: new Date(Date.now() + 600_000).toISOString(),
    });
    await page.clock.install();
    const asked = listenForQuestions(page);
    await payment.open(rifid, ['01']);
    asked.length = 0;
    await page.clock.runFor(20_000);
    expect(asked).toEqual([]);
    await payment.button('Cerrar').click();
    await expect(payment.dialog).toBeHidden();
    await page.clock.runFor(20_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  },
);

test.describe('when the connection breaks as the draw comes near', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the code that asks for the result is fetched again @faults', async ({
    page,
    createRaffle,
  }) => {
    const scripts = '**/_next/static/**/*.js';
    await page.clock.install();
    const asked = listenForQuestions(page);
    const { rifid } = await createRaffle({
      fecha: new Date(Date.now() + 40 * 60_000).toISOString(),
      tickets: ['0427'],
    });
    await page.goto(`/rifa/${rifid}`);
    await expect(page.getByRole('button', { name: '0427' })).toBeVisible();
    await page.route(scripts, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.clock.runFor('15:00');
    await lost;
    expect(asked).toEqual([]);

    await page.unroute(scripts);
    await expect(async () => {
      await page.clock.runFor(6000);
      expect(asked).toContain(rifid);
    }).toPass();
  });
});
