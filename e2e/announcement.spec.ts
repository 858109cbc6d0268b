import { writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures/own-shop';
import { expectAccessible } from './support/axe';

const AN_HOUR_MS = 60 * 60 * 1000;

/** As an owner writes it: by the clock of Caracas. */
function inCaracas(at: number): string {
  return new Date(at - 4 * AN_HOUR_MS).toISOString().slice(0, 16);
}

test('an announcement stands on every page until it ends, and pushes nothing out of the screen', async ({
  page,
  openShop,
  clock,
}, info) => {
  const folder = info.outputPath('content');
  mkdirSync(folder, { recursive: true });
  const text = 'Este viernes sorteamos la moto: quedan pocos números y la transmisión es en vivo';
  const until = inCaracas(Date.now() + AN_HOUR_MS);
  writeFileSync(
    path.join(folder, 'shop.yaml'),
    `profile: { name: Rifas Turpial, whatsapp: 'https://wa.me/584147123456' }\nannouncement:\n  text: "${text}"\n  until: ${until}\n  link: /preguntas\n`,
  );
  writeFileSync(path.join(folder, 'preguntas.md'), '# Preguntas\n\n## ¿Cuándo?\n\nEl viernes.\n');
  const made: string[] = [];
  const shop = await openShop({
    variables: { CONTENT_DIR: folder },
    clock,
    prepare: async (admin) => {
      const metodos = [{ name: 'Pago Móvil', cuenta: 'Banco: 0102', tasa: 396.37 }];
      made.push((await admin.createRaffle({ name: 'Moto', tickets: 2000, metodos })).rifid);
    },
  });
  const notice = page.getByRole('complementary', { name: 'Anuncio' });
  const raffle = `/rifa/${made[0]}`;

  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/home', raffle, '/contact', '/verificar']) {
    await page.goto(shop.url + address);
    await expect(notice.getByRole('link', { name: text })).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const [line, first] = [await notice.boundingBox(), await heading.boundingBox()];
    expect(first!.y).toBeGreaterThanOrEqual(line!.y + line!.height);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  }
  await page.goto(shop.url + raffle);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Preguntas' })).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`${shop.url}/preguntas`);

  clock.pass(AN_HOUR_MS);
  await expect(async () => {
    await page.goto(`${shop.url}/contact`);
    await expect(notice).toBeHidden({ timeout: 500 });
  }).toPass();
});
