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

const WIDTHS = [320, 360, 599, 600, 768, 1024, 1300, 1440];

const buttons = (page: Page) =>
  page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link');
const whatsapp = (page: Page) => page.getByRole('link', { name: /por WhatsApp$/ }).last();

/** Scrolls down in small steps. Returns the texts and controls that were seen under a floating button. */
function covered(page: Page): Promise<string[]> {
  return buttons(page).evaluateAll(async (links) => {
    const STEPS = [0.05, 0.35, 0.65, 0.95];
    const CONTROLS = 'a, button, input, select, summary, [role=timer]';
    const found = new Set<string>();

    const hasTextIn = (el: Element, here: DOMRect) =>
      [...el.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < here.right && right > here.left && top < here.bottom && bottom > here.top,
        );
      });

    for (let top = 0; ; top += 70) {
      scrollTo(0, top);
      // The phone button changes its place in the next frame, and content near the end makes the page longer.
      await new Promise(requestAnimationFrame);
      for (const link of links) {
        const here = link.getBoundingClientRect();
        const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
        if (!link.contains(document.elementFromPoint(x, y))) found.add(`${link.ariaLabel} is gone`);
        const under = STEPS.flatMap((right) =>
          STEPS.flatMap((down) =>
            document
              .elementsFromPoint(here.x + right * here.width, here.y + down * here.height)
              .filter((el) => !link.contains(el))
              .slice(0, 1),
          ),
        );
        for (const el of new Set(under)) {
          if (el.closest(CONTROLS) || hasTextIn(el, here)) {
            found.add(`${el.textContent?.slice(0, 40)} at ${top}`);
          }
        }
      }
      if (top > document.documentElement.scrollHeight - innerHeight) return [...found];
    }
  });
}

test('a floating button is always there and never on text or a control, at whatever width', async ({
  buyer,
  createRaffle,
  page,
  picker,
}) => {
  const img = ['uno.jpg', 'dos.jpg', 'tres.jpg'];
  const { rifid } = await createRaffle({ tickets: 60, metodos: METHODS, img });
  const other = await createRaffle({ name: 'Otra rifa', abierta: false });
  const finished = `/rifa/${other.rifid}`;
  const ticket = await buyTicket(shopUrl, rifid, buyer, 2);
  const expectClear = async (screen: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect(await covered(page), `${screen} at ${width}`).toEqual([]);
    }
  };
  for (const path of [
    '/home',
    '/contact',
    '/verificar',
    '/resultados',
    '/terminos',
    finished,
    ticket,
  ]) {
    await page.goto(path);
    await expectClear(path);
  }
  await picker.open(rifid);
  await picker.button('Verificar mis números').click();
  await expect(picker.button('Consultar')).toBeVisible();
  await expectClear('raffle');
  await picker.takeAt(0);
  await expect(picker.bar).toBeVisible();
  await expectClear('chosen');
});

test('WhatsApp is on the first screen of a phone', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle({ tickets: 60, metodos: METHODS });
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/home', `/rifa/${rifid}`, '/resultados', '/verificar']) {
      await page.goto(path);
      await whatsapp(page).click({ trial: true });
      await expect(whatsapp(page), `${path} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('WhatsApp names the raffle on its page', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle({ name: 'Moto Bera', tickets: 10 });
  await page.goto(`/rifa/${rifid}`);
  const message = async () => {
    const href = await whatsapp(page).getAttribute('href');
    return new URL(href ?? '').searchParams.get('text');
  };
  await expect.poll(message).toBe('¡Hola! Quiero comprar un número de la rifa "Moto Bera".');
});
