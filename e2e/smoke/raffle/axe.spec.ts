import { expect, test } from '../../fixtures/any-shop';
import { expectAccessible } from '../../support/axe';
import { freeNumbers } from '../../support/open-raffles';
import { shopUrl } from '../../support/addresses';

test('axe finds nothing on a raffle with its numbers, light and dark @smoke @a11y', async ({
  openRaffle,
  page,
  picker,
}) => {
  await picker.open(openRaffle.id);
  await expectAccessible(page);
  await picker.takeAt(0);
  await expect(picker.bar).toBeVisible();
  await picker.filter.selectOption('Todos');
  await expect(picker.cells().first()).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the first step of the payment, light and dark @smoke @a11y', async ({
  openRaffle,
  page,
  payment,
}) => {
  await payment.openToPay(openRaffle.id, await freeNumbers(shopUrl, openRaffle));
  await expectAccessible(page);
});

test('axe finds nothing on the form with its errors, light and dark @smoke @a11y', async ({
  form,
  page,
}) => {
  await expectAccessible(page);
  await form.submit.click();
  await expect(form.receipt).toBeFocused();
  await expectAccessible(page);
});
