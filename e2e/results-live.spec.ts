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
    const answer = await request.get(`/api/raffles/${rifid}/winner`);
    expect(await answer.json()).toEqual({
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
