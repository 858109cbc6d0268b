import { ownContent } from '@/lib/testing/own-content';
import { expect, test } from './fixtures/own-shop';

const whatsapp = 'Comprar un número por WhatsApp';
const phone = 'Llamar al +58 241 000 0000';

// spec: home, header
test('the header leads home and to the contact page, and marks the current page', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page).toHaveTitle('Inicio');
  const header = page.getByRole('banner');
  await expect(header.getByRole('img', { name: 'Rifas Araguaney' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Inicio' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await header.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(header.getByRole('link', { name: 'Contacto' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await header.getByRole('link', { name: 'Rifas Araguaney' }).click();
  await expect(page).toHaveURL('/home');
  for (const [name, path] of [
    ['Mis números', '/verificar'],
    ['Resultados', '/resultados'],
  ] as const) {
    await page.goto(path);
    await expect(header.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

// spec: main-top
test('the content begins 8rem from the top, and the header stays', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main')).toHaveCSS('padding-top', '128px');
  expect((await page.getByRole('main').boundingBox())?.y).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

// spec: footer
test('the footer keeps its promises and says who is behind the shop', async ({ page }) => {
  for (const path of ['/home', '/contact']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Recibe tu premio al día siguiente de ganar');
    await expect(footer).toContainText('Todos nuestros productos están 100 % garantizados');
    await expect(footer).toContainText('lunes a sábado en horario de oficina');
    await expect(footer).toContainText('Pagos protegidos con certificados SSL');
    const year = new Date().toLocaleDateString('en', {
      year: 'numeric',
      timeZone: 'America/Caracas',
    });
    await expect(footer).toContainText(`© ${year} Rifas Araguaney. Todos los derechos reservados.`);
    for (const name of ['Facebook', 'Instagram', 'TikTok']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    }
  }
});

test('the demo says that it is a demo', async ({ openShop, page }) => {
  const shop = await openShop({ variables: { STOREFRONT_DEMO: '1' } });
  await page.goto(`${shop.url}/contact`);
  await expect(page.getByText('Demostración')).toBeVisible();
});

// spec: floating-places
test('the floating buttons have their places at every width', async ({ page }) => {
  await page.goto('/contact');
  for (const [width, ...bottoms] of [
    [360, 20, 80],
    [599, 20, 80],
    [600, 40, 100],
    [1440, 40, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    // On a phone nothing lies at the place above WhatsApp only at the end of the page.
    if (width < 600) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const [index, name] of [whatsapp, phone].entries()) {
      const button = page.getByRole('link', { name });
      await expect(button, `${width}`).toHaveCSS('right', '40px');
      await expect(button, `${width}`).toHaveCSS('bottom', `${bottoms[index]}px`);
    }
  }
});

test('beside the floating buttons header, content and footer stand in the middle, on one edge', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
    const { x, width: wide } = (await trail.boundingBox())!;
    expect(x + wide / 2, `${width}`).toBeCloseTo(width / 2, 0);
    for (const band of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(band).getByRole('img').first();
      expect((await logo.boundingBox())!.x, `${band} at ${width}`).toBeCloseTo(x, 0);
    }
  }
});

// spec: whatsapp-button
test('WhatsApp opens with the wish to buy a number', async ({ page }) => {
  await page.goto('/contact');
  const address = await page.getByRole('link', { name: whatsapp }).getAttribute('href');
  const link = new URL(address ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/584240000000');
  expect(link.searchParams.get('text')).toBe('¡Hola! Quiero comprar un número.');
});

// spec: phone-button
test('the profile changes name, logo, phones and links without a new build', async ({
  openShop,
  page,
}) => {
  const shop = await openShop({
    prepare: (admin) => admin.createRaffle({ name: 'Moto nueva', monto: 1500, tickets: 10 }),
    variables: {
      CONTENT_DIR: ownContent({
        profile: {
          name: 'Rifas Turpial',
          logo: '/apple-touch-icon.png',
          sizeico: '60',
          phone: 'none',
          tiktok: 'none',
          whatsapp: 'https://wa.me/584141112233',
          currencySymbol: 'Bs',
        },
        hours: { saturday: 'none' },
      }),
    },
  });
  await page.goto(`${shop.url}/home`);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Rifas Turpial' });
  await expect(logo).toHaveAttribute('src', '/apple-touch-icon.png');
  await expect(logo).toHaveAttribute('width', '60');
  await expect(page.getByRole('link', { name: /^Llamar al/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'TikTok' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: whatsapp })).toHaveAttribute('href', /584141112233/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Rifas Turpial. Todos los derechos');
  await expect(page.getByText('Bs 1.500,00').first()).toBeVisible();
  await expect(page.getByText('Demostración')).toHaveCount(0);
});
