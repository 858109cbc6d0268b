import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { shopUrl } from './support/addresses';
import { buyTicket } from './support/buy-ticket';

const METHODS = ['Pago Móvil', 'Zelle', 'Banesco'].map((name) => ({
  name,
  descripcion: 'A nombre de Rifas, C.A.',
  cuenta: '0134-5555-55-0000001234, J-40123456-7',
  tasa: 1,
}));

const WIDTHS = [320, 360, 599, 768, 1024, 1440];

const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link');
const whatsapp = (page: Page) => page.getByRole('link', { name: /por WhatsApp$/ }).last();
const phone = (page: Page) => page.getByRole('link', { name: /^Llamar al/ }).last();

/** The pauses between the shop's checks are the subject of another story, and here they would take a minute. */
function lookWithoutPause() {
  const later = window.setTimeout.bind(window);
  const sooner = (run: () => void, ms = 0) => later(run, ms <= 400 ? 0 : ms);
  Object.assign(window, { setTimeout: sooner });
}

/** Scrolls down in small steps. Returns what a floating button covered once the shop had checked that place. */
function covered(page: Page): Promise<string[]> {
  return floating(page).evaluateAll(async (buttons) => {
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight;
    // The shop checks again by itself when content arrives later, such as numbers in the grid.
    let hasChanged = false;
    const changes = new MutationObserver(() => (hasChanged = true));
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'open'],
    });
    const nextLook = () =>
      new Promise<void>((resolve) => {
        const looks = new MutationObserver(() => {
          looks.disconnect();
          hasChanged = false;
          resolve();
        });
        looks.observe(buttons[0]!.parentElement!, { attributeFilter: ['data-watched'] });
      });
    const look = (top: number) => {
      const under = new Set<string>();
      for (const button of buttons) {
        if (getComputedStyle(button).pointerEvents === 'none') continue;
        const here = button.getBoundingClientRect();
        const controls = 'main :is(a, button, input, select, summary, [role=timer]), footer a';
        for (const control of document.querySelectorAll(controls)) {
          if (!control.checkVisibility({ visibilityProperty: true })) continue;
          const { left, right, top: up, bottom } = control.getBoundingClientRect();
          const seenTo = control.closest('[data-live]')?.getBoundingClientRect().right ?? right;
          const isUnder =
            seenTo > here.left &&
            left < here.right - 1 &&
            right > here.left + 1 &&
            up < here.bottom - 1 &&
            bottom > here.top + 1;
          if (isUnder) under.add(`${control.textContent?.slice(0, 40)} at ${top}`);
        }
      }
      return under;
    };
    window.scrollTo(0, end);
    for (let top = 0; top < end; top += 70) {
      const looked = nextLook();
      const before = window.scrollY;
      window.scrollTo(0, top);
      if (window.scrollY !== before) await looked;
      while (hasChanged) await nextLook();
      look(top).forEach((name) => found.add(name));
    }
    changes.disconnect();
    return [...found];
  });
}

test('nothing that can be tapped is ever under a floating button, at whatever width', async ({
  buyer,
  createRaffle,
  page,
  picker,
}) => {
  const img = ['uno.jpg', 'dos.jpg', 'tres.jpg'];
  const { rifid } = await createRaffle({ tickets: 60, metodos: METHODS, img });
  await createRaffle({ name: 'Otra rifa' });
  const ticket = await buyTicket(shopUrl, rifid, buyer, 2);
  await page.addInitScript(lookWithoutPause);
  const expectClear = async (screen: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect(await covered(page), `${screen} at ${width}`).toEqual([]);
      await expect(whatsapp(page)).toHaveCSS('opacity', '1');
    }
  };
  for (const path of ['/home', ticket]) {
    await page.goto(path);
    await expect(page.locator('[data-watched]')).toHaveCount(1);
    await expectClear(path);
  }
  await picker.open(rifid);
  await picker.button('Verificar mis números').click();
  await expect(picker.button('Consultar')).toBeVisible();
  await expectClear('raffle');
});

test('the floating buttons out of the way are still there for the keyboard', async ({
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 100 });
  await picker.open(rifid);
  await picker.grid.evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
  await expect(whatsapp(page)).toHaveCSS('opacity', '0');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(whatsapp(page)).toBeFocused();
  await expect(whatsapp(page)).toHaveCSS('opacity', '1');
});

test('the floating buttons fold into one while the page goes down, and unfold on the way up', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.locator('[data-watched]')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(whatsapp(page)).toHaveCSS('opacity', '1');
  await expect(phone(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollBy(0, -20));
  await expect(phone(page)).toHaveCSS('opacity', '1');
});

test('the floating buttons check for controls below at most ten times a second while scrolling', async ({
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 100 });
  await page.clock.install();
  await picker.open(rifid);
  await expect(page.locator('[data-watched]')).toHaveCount(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  const corner = page.getByRole('complementary', { name: 'Contacto directo' });
  const looks = await corner.evaluateHandle((watched) => {
    const seen = { times: 0 };
    new MutationObserver((changes) => (seen.times += changes.length)).observe(watched, {
      attributeFilter: ['data-watched'],
    });
    return seen;
  });
  await page.evaluate(async () => {
    for (let step = 0; step < 12; step += 1) {
      const scrolled = new Promise((heard) => addEventListener('scroll', heard, { once: true }));
      scrollBy(0, 40);
      await scrolled;
    }
  });
  expect(await looks.evaluate(({ times }) => times)).toBe(0);
  await page.clock.runFor(100);
  expect(await looks.evaluate(({ times }) => times)).toBe(1);
});
