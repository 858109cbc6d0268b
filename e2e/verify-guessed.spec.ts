import { expect, test } from './fixtures/own-shop';
import { expectAccessible } from './support/axe';
import type { OwnShop } from './support/start-shop';

const ana = { cedula: 'V12345678', telefono: '4141234567' };

test.use({ expectedErrors: [/422/] });

async function guess({ url }: OwnShop, rifid: string, from: string, phone: object) {
  const answer = await fetch(`${url}/api/raffles/${rifid}/verification`, {
    method: 'POST',
    headers: { 'x-xsrf-token': 'x', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from },
    body: JSON.stringify({ nationalId: ana.cedula, ...phone }),
  });
  return answer.status;
}

// wcag: 1.3.5
test('a buyer whose cédula others guessed at gives the whole phone and gets in; guessers do not @a11y', async ({
  openShop,
  page,
}) => {
  const shop = await openShop({ variables: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { control } = shop.demo;
  const { rifid } = await control.createRaffle({ tickets: 20 });
  await control.setTickets(rifid, ['07'], 'Apartado', ana);
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      guess(shop, rifid, `200.8.1.${at % 6}`, { phoneEnding: String(5000 + at) }),
    ),
  );
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);

  await page.goto(`${shop.url}/rifa/${rifid}`);
  await page.getByRole('button', { name: 'Verificar mis números' }).click();
  await page.getByRole('textbox', { name: 'Cédula' }).fill('12345678');
  await page.getByRole('textbox', { name: 'Últimos 4 dígitos de tu teléfono' }).fill('4567');
  const ask = page.getByRole('button', { name: 'Consultar' });
  await ask.click();
  const whole = page.getByRole('textbox', { name: 'Tu teléfono completo' });
  await expect(whole).toBeFocused();
  await expect(whole).toHaveAttribute('autocomplete', 'tel-national');
  await expect(whole).toHaveAccessibleDescription(/Hubo muchas consultas con esta cédula/);
  await expect(page.getByRole('textbox', { name: 'Cédula' })).toHaveValue('12345678');
  await expectAccessible(page);
  await whole.fill('0414-123.45.67');
  await ask.click();
  await expect(page.getByText('Tienes 1 número')).toBeVisible();

  const wrong = Array.from({ length: 30 }, (_, at) => ({ phone: `0414999${1000 + at}` }));
  const tried = await Promise.all(wrong.map((phone) => guess(shop, rifid, '200.8.2.1', phone)));
  expect(tried.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
});
