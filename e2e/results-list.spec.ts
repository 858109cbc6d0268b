import { expect, test } from './fixtures/own-shop';
import { revalidateToken } from './support/addresses';
import { sidewaysScroll } from './support/page-layout';

/** The lifetime of a page that lacks something. */
const INCOMPLETE_LIFE_MS = 5000;

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'past results are shown page by page, also while the admin API is down',
    {
      tag: ['@seo', '@a11y', '@faults'],
    },
    async ({ clock, openShop, page, request }) => {
      const finished = { abierta: false, tickets: ['3', '7'], portada: null, img: [] };
      const shop = await openShop({
        clock,
        variables: { REVALIDATE_TOKEN: revalidateToken },
        prepare: async (admin) => {
          const owner = { nombre: 'María Pérez', direccion: 'Naguanagua', cedula: 'V11222333' };
          const shape = { ...finished, name: 'Moto', fecha: day(40) };
          await admin.createRaffle({ ...shape, ganador: { numero: '7', owner } });
          await admin.createRaffle({
            ...finished,
            name: 'Nevera',
            fecha: day(39),
            ganador: { numero: '3' },
          });
          await admin.createRaffle({ ...finished, name: 'Carro', fecha: day(38) });
          await admin.createRaffle({ tickets: 10, name: 'Abierta', fecha: day(41) });
          for (let index = 0; index < 22; index += 1) {
            await admin.createRaffle({ ...finished, name: `Vieja ${index}`, fecha: day(index) });
          }
          await admin.addFault({ path: '/api/rifas', kind: 'status', status: 500, times: 0 });
        },
      });
      const items = page.getByRole('main').getByRole('article');
      await page.goto(`${shop.url}/home`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resultados' }).click();
      await expect(page).toHaveURL(`${shop.url}/resultados`);
      await expect(page).toHaveTitle(/^Resultados · /);
      await expect(page.getByText('no podemos mostrar las rifas')).toBeVisible();
      await shop.demo.control.clearFaults();
      clock.pass(INCOMPLETE_LIFE_MS);
      const itemsAfterRetry = async () => {
        const again = page.getByRole('link', { name: 'Intentar de nuevo' });
        await Promise.all([page.waitForEvent('load'), again.click()]);
        return items.count();
      };
      await expect.poll(itemsAfterRetry).toBe(24);
      await expect(items.nth(0)).toContainText(/Moto.*09\/02\/2026.*7.*María Pérez/s);
      await expect(items.nth(1)).toContainText(/Nevera.*3.*Ticket Disponible/s);
      await expect(items.nth(2)).toContainText(/Carro.*Esperando el resultado/s);
      const html = await page.content();
      expect(html).not.toMatch(/Abierta|11222333|Naguanagua/);
      expect(await sidewaysScroll(page)).toBe(0);

      await page.getByRole('link', { name: 'Anteriores' }).click();
      await expect(page).toHaveURL(`${shop.url}/resultados/2`);
      await expect(items).toHaveText([/Vieja 0/]);
      const second = await page.content();
      expect(second).toMatch(/<link rel="canonical" href="[^"]+\/resultados\/2"/);
      expect(second).toMatch(/<meta property="og:url" content="[^"]+\/resultados\/2"/);
      await expect(page.getByRole('link', { name: 'Anteriores' })).toHaveCount(0);

      for (const path of [
        '/resultados/1',
        '/resultados/dos',
        '/resultados/2/3',
        '/resultados/02',
      ]) {
        const answer = await request.get(shop.url + path, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location], path).toEqual([307, '/home']);
      }
      expect((await request.get(`${shop.url}/resultados/99`)).status()).toBe(404);

      await shop.demo.control.addFault({ path: '/api', kind: 'cut-before', times: 0 });
      const headers = { authorization: `Bearer ${revalidateToken}` };
      const renewed = await request.post(`${shop.url}/api/revalidate`, { headers, data: {} });
      expect(renewed.status()).toBe(200);
      for (let visit = 0; visit < 3; visit += 1) {
        await page.goto(`${shop.url}/resultados`);
        await expect(items).toHaveCount(24);
        await expect(items.nth(0)).toContainText(/Moto.*María Pérez/s);
      }
    },
  );
});
