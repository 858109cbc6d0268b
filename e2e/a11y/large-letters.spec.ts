import { expect, test } from '../fixtures/shop';
import { enlarge } from '../support/large-letters';
import { cutOff } from '../support/page-layout';

const METHOD = { name: 'Pago Móvil', descripcion: 'Banco', cuenta: '0102', tasa: 237.822 };

// wcag: 1.4.4
test('letters twice as large leave logo, cards and the buttons of the slides whole @a11y', async ({
  createRaffle,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createRaffle({ tickets: 20, metodos: [METHOD] });
  await page.goto('/home');
  await enlarge(page);
  const banner = page.getByRole('banner');
  expect(await cutOff(banner)).toEqual([]);
  expect((await banner.getByRole('img').boundingBox())?.width, 'logo').toBeGreaterThan(120);
  const header = (await banner.boundingBox())!;
  const parts = banner.locator('img, a').filter({ visible: true });
  await expect(parts).not.toHaveCount(0);
  for (const part of await parts.all()) {
    const box = (await part.boundingBox())!;
    expect(box.y, await part.innerHTML()).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, await part.innerHTML()).toBeLessThanOrEqual(header.height);
  }
  const slides = page.getByRole('group', { name: 'Rifas destacadas' });
  const hero = (await slides.boundingBox())!;
  await expect(slides.getByRole('button')).toHaveCount(3);
  for (const button of await slides.getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(hero.x + hero.width);
  }
  const beyond = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map((part) => part.outerHTML.slice(0, 80));
    }),
  );
  expect(beyond, 'beyond its card').toEqual([]);
});

// wcag: 1.4.4
test('letters twice as large leave cédula and phone whole in their fields @a11y', async ({
  buyer,
  openPayment,
  page,
  payment,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPayment(['0427']);
  await enlarge(page);
  await payment.type(buyer);
  for (const name of ['Cédula', 'Teléfono']) {
    const isWhole = await payment
      .field(name)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(isWhole, name).toBe(true);
  }
});

// wcag: 1.4.4
test('letters twice as large leave amount, reference and date of a registered payment unbroken @a11y', async ({
  fillPayment,
  page,
  payment,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillPayment(['0427'], {
    tickets: ['0427'],
    monto: 5,
    metodos: [METHOD],
    fecha: '2031-01-15T23:00:00.000Z',
  });
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await enlarge(page);
  await payment.dialog.getByText('Ver detalles').click();
  const facts = payment.dialog.getByRole('definition');
  await expect(facts).toHaveCount(5);
  const broken = await facts.evaluateAll((values) =>
    values.flatMap((value) => {
      const words = [...(value.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(value.firstChild!, index);
        range.setEnd(value.firstChild!, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

// wcag: 1.4.4
test('letters twice as large leave the sign that removes a chosen number whole @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 2000 }, '?n=0427,0815,1234,1500');
  await expect(picker.chips.getByRole('button')).toHaveCount(4);
  await enlarge(page);
  const cut = () =>
    picker.chips.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.querySelectorAll('button')].flatMap((button) => {
        const sign = button.getBoundingClientRect();
        const isCut = [left, right].some((edge) => sign.left < edge && edge < sign.right);
        return isCut ? [button.ariaLabel] : [];
      });
    });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await cut(), `${width}`).toEqual([]);
    for (const button of await picker.chips.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect.poll(cut, `${width}`).toEqual([]);
    }
    await picker.chips.evaluate((list) => list.scrollTo(0, 0));
  }
});

// wcag: 1.4.4
test('letters twice as large leave numbers on one line, and the bar with a combo a third of the screen @a11y @generation-2', async ({
  openPicker,
  page,
  picker,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const botones = [{ name: 'Combo', qty: 5, monto: 4 }];
  const tickets = ['0427', '0428', '0429', '0430', '0815'];
  const shape = { tickets, monto: 1, metodos: [METHOD], botones };
  await openPicker(shape);
  await enlarge(page);
  await picker.take('0427');
  await expect(picker.bar.getByText('llévate el combo de 5')).toBeVisible();
  expect((await picker.bar.boundingBox())!.height).toBeLessThan(640 / 3);
  const lines = await picker.number('0427').evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

// wcag: 2.4.11
test('the bar leaves a screen that the keyboard shortens to the field typed in @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPicker({ tickets: 60 });
  await enlarge(page);
  await picker.take('03');
  await picker.search.focus();
  await expect(picker.bar).toBeVisible();
  await page.setViewportSize({ width: 360, height: 430 });
  await expect(picker.bar).toBeHidden();
  await picker.search.blur();
  await expect(picker.bar).toBeVisible();
});
