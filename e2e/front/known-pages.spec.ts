import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../fixtures/own-shop';
import { AGENTS } from '../previews/agents.mjs';
import { fetchAs } from '../previews/fetch-as.mjs';
import { startStorefront } from '../support/start-shop';

// The shop is left without its admin API.
test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

const [CRAWLER = { name: 'none', agent: '' }] = AGENTS;

/** A cover is stored while its page goes on. */
async function hasStoredCover(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    finished.map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return texts.some((text) => text.includes('image/avif'));
}

for (const generation of [1, 2] as const) {
  test(`a shop that starts while its admin API is down shows what was known in generation ${generation} @seo @faults`, async ({
    openShop,
    clock,
    page,
  }, story) => {
    const variables = {
      DATA_DIR: story.outputPath('data'),
      SERVICE_WORKER: 'off',
      SITE_URL: 'http://shop.example',
    };
    const shop = await openShop({ generation, clock, variables });
    const red = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#f00' } });
    const photo = new Uint8Array(await red.jpeg().toBuffer());
    await shop.demo.control.putImage('portada', 'moto.jpg', photo);
    const moto = { name: 'Moto nueva', portada: 'moto.jpg' };
    const known = await shop.demo.control.createRaffle(moto);
    const unseen = await shop.demo.control.createRaffle({ name: 'Nunca vista' });
    const before = await fetchAs(`${shop.url}/rifa/${known.rifid}`, CRAWLER);
    await fetch(`${shop.url}/home`);
    await fetch(`${shop.url}/resultados`);
    const answers = path.join(variables.DATA_DIR, 'answers');
    await expect.poll(() => hasStoredCover(answers)).toBe(true);

    shop.launcher.kill('SIGKILL');
    await shop.demo.kill();
    clock.pass(3600_000);
    const restarted = await startStorefront(shop.demo, { ...clock.env, ...variables });
    const head = (html: unknown) => String(html).split('</head>')[0] ?? '';
    const tags = (html: unknown) => head(html).match(/<(meta|title)[^>]*(og:|<title)[^>]*>/g);

    const after = await fetchAs(`${restarted.url}/rifa/${known.rifid}`, CRAWLER);
    expect(after.status).toBe(200);
    expect(head(after.body)).toContain('<title>Moto nueva Compra tu ticket aqui!');
    expect(tags(after.body)).toEqual(tags(before.body));
    const [, picture = ''] = /og:image" content="[^"]*example([^"]*)/.exec(head(after.body)) ?? [];
    const card = await fetchAs(restarted.url + picture, CRAWLER);
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const wanted of ['828.avif', '384.avif', '656.jpeg', '1600.avif']) {
      const address = `${restarted.url}/uploads/portada/moto.jpg?w=${wanted}`;
      const cover = await fetchAs(address, CRAWLER);
      expect(cover.headers['cache-control']).toBe('public, max-age=60');
      const [red, green] = (await sharp(cover.body).stats()).channels;
      expect([wanted, (red?.min ?? 0) > 240, (green?.max ?? 255) < 15]).toEqual([
        wanted,
        true,
        true,
      ]);
    }
    const listed = await fetchAs(`${restarted.url}/rifa/${unseen.rifid}`, CRAWLER);
    expect(listed.status).toBe(200);
    expect(head(listed.body)).toContain('<title>Nunca vista');
    const unknown = await fetchAs(`${restarted.url}/rifa/${'8'.repeat(24)}`, CRAWLER);
    expect(unknown.status).toBe(503);

    await page.goto(`${restarted.url}/rifa/${known.rifid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moto nueva');
    await expect(page.getByText('Esto es lo último que sabemos, del')).toBeVisible();
    await expect(page.getByText('No pudimos cargar estos números.')).toBeVisible();
    await page.goto(`${restarted.url}/home`);
    await expect(page.getByRole('link', { name: /Moto nueva/ }).first()).toBeVisible();
    await expect(page.getByText('Esto es lo último que sabemos, del')).toBeVisible();
    await page.goto(`${restarted.url}/resultados`);
    await expect(page.getByText('Esto es lo último que sabemos, del')).toBeVisible();
    await restarted.stop();
  });
}
