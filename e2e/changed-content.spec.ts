import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures/own-shop';

const A_LOOK_MS = 20_000;

const NAMED = 'profile: { name: Rifas Turpial }\n';

const LOGO = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40"><rect width="150" height="40" fill="${colour}"/></svg>`;

test('the owner changes words, a colour and the logo while the shop runs', async ({
  openShop,
  clock,
  request,
}, info) => {
  const folder = info.outputPath('content');
  cpSync('content', folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  cpSync('public/brand', path.join(folder, 'brand'), { recursive: true });
  write('shop.yaml', NAMED + 'permit: CJ-1');
  const shop = await openShop({ variables: { CONTENT_DIR: folder }, clock });
  const page = async (address: string) => (await request.get(`${shop.url}${address}`)).text();
  const logoIn = (html: string) => /\/brand\/logo\.svg\?v=[\da-f]{8}/.exec(html)?.[0] ?? '';
  const afterALook =
    <T>(ask: () => T) =>
    () => {
      clock.pass(A_LOOK_MS);
      return ask();
    };

  const before = await page('/contact');
  expect(before).toContain('CJ-1');
  const oldLogo = logoIn(before);

  write('shop.yaml', NAMED + 'permit: CJ-2\ncolours:\n  light: { action: "#7a1f3d" }');
  write('brand/logo.svg', LOGO('#7a1f3d'));
  await expect.poll(afterALook(() => page('/contact'))).toContain('CJ-2');
  const after = await page('/contact');
  expect(after).toContain('--color-action:#7a1f3d');
  expect(logoIn(after)).not.toBe(oldLogo);
  await expect
    .poll(async () => (await request.get(`${shop.url}${logoIn(after)}`)).headers())
    .toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
  expect(await page(logoIn(after))).toBe(LOGO('#7a1f3d'));
  expect(await page('/offline.html')).toContain('--action: #7a1f3d');

  write('shop.yaml', NAMED + 'permit: CJ-3\ncolours:\n  light: { action: "red" }');
  await expect.poll(afterALook(shop.log)).toContain('debe ser un color como');
  expect(await page('/contact')).toContain('CJ-2');
  expect(await page('/api/health/ready')).toContain('"content":"shop.yaml, línea 4:');

  write('shop.yaml', NAMED + 'permit: CJ-3\ncolours:\n  light: { action: "#1f3d7a" }');
  await expect.poll(afterALook(() => page('/contact'))).toContain('--color-action:#1f3d7a');
  expect(await page('/contact')).toContain('CJ-3');
  expect(await page('/api/health/ready')).toContain('"content":"current"');
  expect(shop.log().match(/sigue el anterior/g)).toHaveLength(1);
});
