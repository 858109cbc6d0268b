import { expect, test } from '../fixtures/any-shop';
import { expectAccessible, expectReadable } from '../support/axe';
import { expectFocusInSight } from '../support/in-sight';
import { sidewaysScroll } from '../support/page-layout';

const PAGES = ['/home', '/contact', '/resultados', '/verificar'];

for (const path of [...PAGES, '/boleto/x', `/rifa/${'8'.repeat(24)}`]) {
  test(`axe finds nothing on ${path}, light and dark @smoke @a11y`, async ({
    expectedErrors,
    page,
  }) => {
    expectedErrors.push(/status of 404/);
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('a page has one heading of the first level and says that it is in Spanish @smoke @seo', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-VE');
  }
});

// spec: anonymous
test('no page asks who is there: without a cookie each one opens, and none has a login @smoke', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.context().clearCookies();
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page, path).toHaveURL(path);
    await expect(page.locator('input[type=password]'), path).toHaveCount(0);
    for (const role of ['link', 'button'] as const) {
      const login = page.getByRole(role, {
        name: /iniciar sesi|ingresar|acceder|mi cuenta|registr/i,
      });
      await expect(login, path).toHaveCount(0);
    }
  }
});

// wcag: 2.4.11
test('a focused control is never under a floating button or the header @smoke @a11y', async ({
  page,
}) => {
  await page.goto('/contact');
  const stops = await page.getByRole('link').or(page.getByRole('button')).count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
  }
});

// wcag: 2.4.1
test('the first tab stop skips to the content @smoke @a11y', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('raffles of the home page can be read @smoke', async ({ page }) => {
  await page.goto('/home');
  const links = await page
    .locator('a[href^="/rifa/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of [...new Set(links)].slice(0, 3)) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await sidewaysScroll(page), link).toBe(0);
    await expect(page.locator('[data-part=preview]')).toHaveCount(0);
    await expectReadable(page);
  }
});
