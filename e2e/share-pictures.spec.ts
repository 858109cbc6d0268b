import sharp from 'sharp';
import type { APIResponse } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { countShares } from './support/count-shares';
import { readCode } from './support/read-code';

const NOBODY = 'f'.repeat(24);

async function coverFile(): Promise<Uint8Array> {
  const create = { width: 900, height: 1600, channels: 3 as const, background: '#146c43' };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

const COVER = [0x14, 0x6c, 0x43];

async function showsCover(answer: APIResponse): Promise<boolean> {
  const middle = { left: 500, top: 280, width: 80, height: 80 };
  const pixel = await sharp(await answer.body())
    .extract(middle)
    .resize(1, 1)
    .raw()
    .toBuffer();
  return COVER.every((wanted, index) => Math.abs(wanted - (pixel[index] ?? 0)) < 12);
}

test('a story is light, not indexed, and leads to its raffle @both-generations', async ({
  request,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({ name: `${'Larga🎉'.repeat(30)}`, portada: null });
  const address = `/rifa/${rifid}/historia.jpg`;
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=60',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  const picture = await answer.body();
  expect(picture.length).toBeLessThan(300_000);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 1920 });
  expect(new URL(await readCode(picture)).pathname).toBe(`/rifa/${rifid}`);
  const head = await request.head(`${address}?de=instagram`);
  expect(head.headers().etag).toBe(answer.headers().etag);
  expect(head.headers()['content-length']).toBe(String(picture.length));
});

test('an unknown raffle has no picture, and says so in Spanish', async ({ request }) => {
  const answer = await request.get(`/rifa/${NOBODY}/historia.jpg`);
  expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(await answer.json()).toMatchObject({ msg: 'No encontramos esta rifa.' });
});

test('a cover that is late holds no picture up, and is on the next one', async ({
  request,
  admin,
  createRaffle,
}) => {
  const file = `late-${crypto.randomUUID()}.png`;
  await admin.putImage('portada', file, await coverFile());
  const { rifid } = await createRaffle({ portada: file });
  const fault = { path: '/api/uploads', match: file, kind: 'wait', ms: 5000 } as const;
  const slow = await admin.addFault(fault);
  const address = `/rifa/${rifid}/historia.jpg`;
  // A picture that had waited would show the cover, and could be kept.
  const first = await request.get(address);
  expect([first.status(), first.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await showsCover(first)).toBe(false);
  await admin.removeFault(slow);
  await expect.poll(async () => showsCover(await request.get(address))).toBe(true);
});

test.describe('without a signal for a while', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a phone shares the link, and then a picture for its status', async ({
    page,
    createRaffle,
  }) => {
    const shared = await countShares(page);
    const { rifid } = await createRaffle({ name: 'Moto nueva' });
    await page.goto(`/rifa/${rifid}`);
    await page.getByRole('button', { name: 'Compartir' }).tap();
    const status = page.getByRole('button', { name: 'Imagen para tu estado' });
    await page.context().setOffline(true);
    await status.tap();
    await expect(page.getByText('No pudimos preparar la imagen.')).toBeVisible();
    await page.context().setOffline(false);
    await status.tap();
    await expect(page.getByText('La imagen está lista.')).toBeVisible();
    await page.getByRole('button', { name: 'Compartir imagen' }).tap();
    await expect
      .poll(shared)
      .toEqual([expect.stringMatching(`/rifa/${rifid}$`), 'rifa.jpg image/jpeg true']);
  });
});
