import { expect, test } from '../fixtures/shop';

const PAGES = ['/home', '/contact', '/resultados', '/verificar', '/terminos', '/privacidad'];

// spec: anonymous
test('no page asks who is there: without a cookie each one opens, and none has a login', async ({
  createRaffle,
  page,
}) => {
  const { rifid } = await createRaffle({ tickets: 10 });
  for (const path of [...PAGES, `/rifa/${rifid}`]) {
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
