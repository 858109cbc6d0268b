import { expect, test } from '../fixtures/shop';
import { shopUrl } from '../support/addresses';
import { buyTicket } from '../support/buy-ticket';
import { checkEveryPage, enlarge } from '../support/large-letters';
import { brokenWords } from '../support/page-layout';

const METHOD = { name: 'Pago Móvil', descripcion: 'Banco', cuenta: '0102', tasa: 237.822 };

for (const { letters, width } of [
  { letters: '100%', width: 320 },
  { letters: '100%', width: 360 },
  { letters: '200%', width: 360 },
]) {
  test(`no word or amount is broken in two at ${width} px with letters of ${letters} @a11y`, async ({
    buyer,
    createRaffle,
    expectedErrors,
    page,
    picker,
    payment,
  }) => {
    expectedErrors.push(/status of 404/);
    await page.setViewportSize({ width, height: 740 });
    const premios = [{ fecha: '2031-03-01T23:30:00.000Z', name: 'Bono', descripcion: 'Por 10' }];
    const { rifid } = await createRaffle({ tickets: 60, monto: 25, premios, metodos: [METHOD] });
    const finished = await createRaffle({ abierta: false, ganador: { numero: '07' } });
    const ticket = await buyTicket(shopUrl, rifid, buyer, 3);
    const pages = { open: rifid, finished: finished.rifid, ticket };
    await checkEveryPage(page, pages, letters, async (path) => {
      expect(await brokenWords(page.getByRole('main')), path).toEqual([]);
    });
    await picker.takeFirst();
    expect(await brokenWords(picker.bar)).toEqual([]);
    await payment.tapPay();
    expect(await brokenWords(payment.dialog), 'to pay').toEqual([]);
    await payment.goOn();
    expect(await brokenWords(payment.dialog), 'receipt').toEqual([]);
  });
}

test('letters twice as large leave logo, cards and the buttons of the slides whole @a11y', async ({
  createRaffle,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createRaffle({ tickets: 20, metodos: [METHOD] });
  await page.goto('/home');
  await enlarge(page);
  const header = (await page.getByRole('banner').boundingBox())!;
  for (const part of await page.getByRole('banner').locator('img, a, summary').all()) {
    if (!(await part.isVisible())) continue;
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
