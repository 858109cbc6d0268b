import { mergeTests, type Locator } from '@playwright/test';
import { DEFAULT_PAGE_SIZE, STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { test as own } from './fixtures/own-shop';
import { expect, test as shop } from './fixtures/shop';
import { expectFewElements } from './support/elements';
import { walkDown } from './support/page-layout';

const test = mergeTests(own, shop);

/** Everything the strip shows: it leaves out the page's own raffle. */
const OTHERS = STRIP_RAFFLES_LIMIT - 1;

/** This many complete cards at once would be too many elements. */
const MANY_TURNS = 45;

async function turn(carousel: Locator) {
  const next = carousel.getByRole('button', { name: 'Siguiente' });
  await next.evaluate((button: HTMLElement, turns) => {
    for (let turn = 0; turn < turns; turn += 1) button.click();
  }, MANY_TURNS);
  const seen = carousel.getByLabel(`${MANY_TURNS} de ${OTHERS}`);
  await expect(seen.getByRole('article')).toHaveCount(1);
}

test('ten thousand numbers beside a hundred raffles stay few elements, however one scrolls', async ({
  openShop,
  page,
  picker,
}) => {
  const address = { rifid: '' };
  const shop = await openShop({
    prepare: async (admin) => {
      for (let index = 0; index < OTHERS; index += 1) {
        await admin.createRaffle({ name: `Otra rifa ${index}`, tickets: 10 });
      }
      address.rifid = (await admin.createRaffle({ tickets: 10_000 })).rifid;
    },
  });
  const box = picker.grid.locator('..');
  const strip = page.getByRole('group', { name: 'Rifas Activas', exact: true });

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}/rifa/${address.rifid}`);
    await expect(picker.sizes).toHaveValue(String(DEFAULT_PAGE_SIZE));
    await expect(picker.place).toHaveText('1–1.000 de 10.000');
    await expect(strip.locator('[aria-roledescription=diapositiva]')).toHaveCount(OTHERS);
    await expectFewElements(page, `at first, at ${width}`);

    await picker.grid.scrollIntoViewIfNeeded();
    await box.evaluate((el) => el.scrollTo(el.scrollWidth, el.scrollHeight));
    await expect(picker.number('0999')).toBeInViewport();
    await expectFewElements(page, `at the last number, at ${width}`);
    await box.evaluate((el) => el.scrollTo(0, 0));
    await expect(picker.number('0000')).toBeInViewport();

    await walkDown(page);
    await expectFewElements(page, `at the end, at ${width}`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectFewElements(page, `back at the top, at ${width}`);
  }

  const height = (await strip.boundingBox())?.height;
  await turn(strip);
  await expectFewElements(page, 'with the strip turned');
  expect((await strip.boundingBox())?.height, 'the strip keeps its height').toBe(height);
});
