import { expect, test } from '../../fixtures/any-shop';
import { expectFocusInSight } from '../../support/in-sight';
import { cutOff, sidewaysScroll } from '../../support/page-layout';

const FIELDS = ['Referencia', 'Nombre', 'Cédula', 'Teléfono', 'Dirección'];

for (const { name, width, height } of [
  { name: 'a phone', width: 360, height: 400 },
  { name: 'a phone on its side', width: 740, height: 200 },
]) {
  test(`with the keyboard of ${name} up, the field and the button stay in sight @smoke @a11y`, async ({
    form: payment,
    page,
  }) => {
    for (const field of FIELDS) {
      await page.setViewportSize({ width, height: 740 });
      await payment.field(field).focus();
      await page.setViewportSize({ width, height });
      await expectFocusInSight(page);
      await expect(payment.field(field)).toBeInViewport({ ratio: 1 });
      await expect(payment.submit).toBeInViewport({ ratio: 1 });
    }
    await payment.submit.click();
    await expect(payment.receipt).toBeFocused();
    await expectFocusInSight(page);
  });
}

test('a keyboard that lies over the page without making it smaller covers neither field nor button @smoke @a11y', async ({
  openRaffle,
  page,
  payment,
  picker,
}) => {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: seen });
  });
  await picker.open(openRaffle.id);
  await picker.takeSome(openRaffle.minPerPurchase);
  await payment.reopen();
  await payment.field('Dirección').focus();
  await page.evaluate(() => {
    Object.assign(window.visualViewport!, { height: 380, offsetTop: 20 });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  });
  for (const part of [payment.field('Dirección'), payment.submit]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(20);
    expect(box.y + box.height).toBeLessThanOrEqual(400);
  }
});

// wcag: 1.3.4
test('a phone on its side shows, chooses and pays @smoke @a11y', async ({
  openRaffle,
  page,
  picker,
  payment,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of ['/home', '/contact', `/rifa/${openRaffle.id}`]) {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await picker.takeSome(openRaffle.minPerPurchase);
  await expect(picker.bar).toBeInViewport({ ratio: 1 });
  await payment.reopen();
  expect(await cutOff(payment.dialog)).toEqual([]);
  await expect(payment.submit).toBeInViewport({ ratio: 1 });
  await payment.field('Dirección').focus();
  await expectFocusInSight(page);
});
