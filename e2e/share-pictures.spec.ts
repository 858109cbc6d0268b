import sharp from 'sharp';
import { expect, test } from './fixtures/shop';
import { countShares } from './support/count-shares';
import { readCode } from './support/read-code';

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
    const status = page.getByRole('button', { name: 'Imagen para tu estado de WhatsApp' });
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
