import { ownContent } from '@/lib/testing/own-content';
import { expect, test } from './fixtures/own-shop';
import { walkDown } from './support/page-layout';

const MAP_SITE = 'https://www.openstreetmap.org/**';

// spec: contact, hours
test('says where, when and how to reach the shop', async ({ page }) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle(/^Contacto · /);
  const main = page.getByRole('main');
  const trail = main.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Contacto']);
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  await expect(main.getByText('Valencia, Carabobo', { exact: true })).toBeVisible();
  await expect(main.getByText('Lunes a sábado')).toBeVisible();
  await expect(main.getByText('8:00am-6:00pm')).toBeVisible();
  await expect(main.getByRole('link', { name: '+58 424 000 0000' })).toHaveAttribute(
    'href',
    'tel:+584240000000',
  );
});

// spec: map
test('the map loads nothing until it is opened', async ({ page }) => {
  const asked: string[] = [];
  await page.route(MAP_SITE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title>El plano' });
  });
  await page.goto('/contact');
  await walkDown(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Ver el mapa' }).click();
  const frame = page.getByTitle('Mapa de la oficina en Valencia, Carabobo');
  await expect(frame.contentFrame().getByText('El plano')).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain('marker=10.1807%2C-68.0038');
});

// spec: profile
test('details that the shop does not have are not shown', async ({ openShop, page }) => {
  const shop = await openShop({
    variables: {
      CONTENT_DIR: ownContent({
        profile: {
          ...{ city: 'none', state: 'none', salesPhone: 'none', map: 'ninguno' },
          ...{ whatsapp: 'none', address: 'none', email: 'none' },
        },
        hours: { saturday: 'none' },
      }),
    },
  });
  await page.goto(`${shop.url}/contact`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText(['Contacto', 'Horario de atención']);
  await expect(main.getByText(/sábado/i)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Ver el mapa' })).toHaveCount(0);
});
