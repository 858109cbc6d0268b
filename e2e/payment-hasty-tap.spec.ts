import type { Page } from '@playwright/test';
import { expect, test as shop } from './fixtures/shop';
import type { Buyer } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { capture, type Picture } from './support/receipts';

type InPage = { finishPicture?: (isMade: boolean) => void };

/** From the next load on, the story decides when a picked picture is prepared, and whether it is made smaller. */
async function holdPictures(page: Page) {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage({ picture }: { picture: Blob }) {
        (window as InPage).finishPicture = (isMade) =>
          this.dispatchEvent(new MessageEvent('message', { data: isMade ? picture : null }));
      }
      terminate() {}
    } as unknown as typeof Worker;
  });
  return async (isMade: boolean) => {
    await page.waitForFunction(() => 'finishPicture' in window);
    await page.evaluate((made) => {
      const { finishPicture } = window as InPage;
      delete (window as InPage).finishPicture;
      finishPicture!(made);
    }, isMade);
  };
}

type HastyTap = {
  rifid: string;
  /** Finishes the picture's preparation, or lets it fail. */
  finishPicture: (isMade: boolean) => Promise<void>;
};

type Fixtures = {
  /** Taps "Registrar Pago" while the picture is still being prepared. */
  tapHastily: (
    numbers: string[],
    other?: { buyer?: Partial<Buyer>; picture?: Picture },
  ) => Promise<HastyTap>;
};

const test = shop.extend<Fixtures>({
  tapHastily: async ({ page, payment, openPayment, buyer }, run) =>
    run(async (numbers, other = {}) => {
      const finishPicture = await holdPictures(page);
      const rifid = await openPayment(numbers);
      await payment.type({ ...buyer, ...other.buyer });
      await payment.pick(other.picture ?? (await capture()));
      await payment.submit.click();
      return { rifid, finishPicture };
    }),
});

test('a tap before the picture is ready counts: it says what it waits for and goes on by itself @purchase', async ({
  admin,
  payment,
  tapHastily,
}) => {
  const { rifid, finishPicture } = await tapHastily(['0427', '0815']);
  await expect(payment.button('Esperando la imagen…')).toBeDisabled();
  await expect(payment.dialog.getByText('El pago se registra solo')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await finishPicture(true);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
});
