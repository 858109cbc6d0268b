import sharp from 'sharp';
import { expect, test } from './fixtures/shop';
import { buyTicket } from './support/buy-ticket';
import { countShares, withoutSharing } from './support/count-shares';
import { readCode } from './support/read-code';

test('after paying a phone shares «Ya tengo el 0427» from its ticket @purchase', async ({
  page,
  fillPayment,
  payment,
}) => {
  const shared = await countShares(page);
  await fillPayment(['0427']);
  await payment.submit.tap();
  await payment.dialog.getByRole('link', { name: 'Ver mi boleto digital' }).tap();
  await page.getByRole('button', { name: 'Imagen para tu estado de WhatsApp' }).tap();
  await expect(page.getByText('La imagen está lista.')).toBeVisible();
  await page.getByRole('button', { name: 'Compartir imagen' }).tap();
  await expect.poll(shared).toEqual(['ya-tengo.jpg image/jpeg true']);
});

test('the ticket’s picture for everybody is saved, and leads to the raffle, not to the ticket @both-generations', async ({
  page,
  served,
  createRaffle,
  buyer,
}) => {
  await withoutSharing(page);
  const tickets = Array.from({ length: 50 }, (_, index) => `000-${500 + index}`);
  const { rifid } = await createRaffle({ name: `${'Larga🎉'.repeat(30)}`, tickets });
  await page.goto(await buyTicket(served.url, rifid, buyer, 50));
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Imagen para tu estado de WhatsApp' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('ya-tengo.jpg');
  const picture = await sharp(await saved.path()).toBuffer({ resolveWithObject: true });
  expect(picture.info).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
  expect(new URL(await readCode(picture.data)).pathname).toBe(`/rifa/${rifid}`);
});
