import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { expectAccessible } from './support/axe';
import { newBuyer, onlyDigits } from './support/new-buyer';
import { sidewaysScroll } from './support/page-layout';

const zelle = [{ name: 'Zelle', cuenta: 'ana@example.com', tasa: 1 }];

async function ask(page: Page, cedula: string, ending: string) {
  await page.getByRole('textbox', { name: 'Cédula' }).fill(cedula);
  await page.getByRole('textbox', { name: 'Últimos 4 dígitos de tu teléfono' }).fill(ending);
  await page.getByRole('button', { name: 'Consultar' }).click();
}

/** A new person each time, because misses on one cédula are counted. */
function somebody() {
  const { nationalId, phone } = newBuyer();
  return {
    written: { cedula: nationalId, telefono: phone },
    plain: { cedula: onlyDigits(nationalId), telefono: onlyDigits(phone).replace(/^0/, '') },
    ending: onlyDigits(phone).slice(-4),
  };
}

const band = (page: Page) => page.getByRole('region', { name: '¿Ya compraste?' });

for (const abierta of [true, false]) {
  const kind = abierta ? 'an open' : 'a finished';

  test(
    `the buyer on ${kind} raffle sees every ticket, of two purchases, and no name`,
    {
      tag: ['@purchase', '@a11y'],
    },
    async ({ page, admin, createRaffle }) => {
      const { rifid } = await createRaffle({ abierta, monto: 2.5, metodos: zelle });
      const ana = somebody();
      const secret = { ...ana.written, nombre: 'Ana Reservada' };
      await admin.setTickets(rifid, ['07', '21'], 'Pagado', secret);
      await admin.setTickets(rifid, ['42'], 'Apartado', ana.plain);
      await page.goto(`/rifa/${rifid}`);
      const opener = band(page).getByRole('button', { name: 'Verificar mis números' });
      await opener.click();
      await expect(page.getByRole('textbox', { name: 'Cédula' })).toBeFocused();
      await ask(page, ana.written.cedula, ana.ending);

      const status = band(page).getByRole('status');
      await expect(status).toContainText('Tienes 3 números');
      await expect(status.getByRole('listitem')).toHaveText([
        /07.*Pagado/,
        /21.*Pagado/,
        /42.*Apartado, en revisión/,
      ]);
      await expect(status).toContainText(/Total\s*\$7,50.*Pagado\s*\$5,00.*En revisión\s*\$2,50/s);
      expect(await page.content()).not.toContain('Ana Reservada');
      expect(page.url()).not.toContain(ana.plain.cedula);
      expect(await sidewaysScroll(page)).toBe(0);
      await expectAccessible(page);

      await opener.click();
      await expect(page.getByRole('textbox', { name: 'Cédula' })).toHaveCount(0);
    },
  );
}

test.describe('the possible answers', () => {
  test.use({ expectedErrors: [/502|429/] });

  test(
    'an unknown cédula and wrong digits read the same; a failing admin API is named',
    {
      tag: ['@purchase', '@faults'],
    },
    async ({ page, admin, createRaffle }) => {
      const { rifid } = await createRaffle();
      const ana = somebody();
      await admin.setTickets(rifid, ['07'], 'Pagado', ana.written);
      await page.goto(`/rifa/${rifid}`);
      await band(page).getByRole('button', { name: 'Verificar mis números' }).click();
      const status = band(page).getByRole('status');
      const wrong = ana.ending === '0000' ? '0001' : '0000';
      await ask(page, ana.plain.cedula, wrong);
      await expect(status).toContainText('No encontramos números con esos datos.');
      const wrongDigits = await status.textContent();
      await ask(page, somebody().plain.cedula, ana.ending);
      await expect(status).toHaveText(wrongDigits ?? '');

      await admin.addFault({ path: `/api/tickets/search/${rifid}`, kind: 'html' });
      await ask(page, ana.plain.cedula, ana.ending);
      await expect(status).toContainText('No pudimos comunicarnos con el sistema.');

      await ask(page, ana.plain.cedula, ana.ending);
      await expect(status).toContainText('Tienes 1 número');
    },
  );
});
