import { expect, test } from './fixtures/visit';
import { choose, openPayment } from './fixtures/buying';
import { PATIENCE, type Visitor } from './fixtures/visitor';

/** Both pages have the same headings, so only the address shows that the next one is there. */
async function untilAt({ page }: Visitor, path: string) {
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname)).toBe(path);
  }).toPass(PATIENCE);
}

test('the numbers stay chosen when the visitor leaves the page and comes back', async ({
  visit,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const visitor = await visit();
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '07', '12');
  await visitor.within('navigation', 'Principal').tap('link', 'Inicio');
  await untilAt(visitor, '/home');
  await visitor.back();
  await visitor.reads('2 números', 'region', 'Tu compra');
  await choose(visitor, '03');
  await visitor.reads('3 números', 'region', 'Tu compra');
  await visitor.forward();
  await untilAt(visitor, '/home');
  await visitor.sees('heading', 'Rifas Activas');
});

test('in the dark the page and the payment are dark', async ({ visit, createRaffle }) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const visitor = await visit({ dark: true });
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '07');
  await openPayment(visitor);
  const grounds = await visitor.page.evaluate(() =>
    [document.body, document.querySelector('dialog[open]')!].map(
      (part) => getComputedStyle(part).backgroundColor,
    ),
  );
  for (const ground of grounds) expect(brightness(ground)).toBeLessThan(80);
});

/** Brightness of a computed colour, from 0 (black) to 255 (white). */
function brightness(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3;
}

test('the way back closes the payment, forward opens it again, and a reload leaves no entry behind', async ({
  visit,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const visitor = await visit();
  await visitor.open('/contact');
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '07');
  const payment = await openPayment(visitor);
  await payment.fill('textbox', 'Nombre', buyer.name);
  await visitor.back();
  await visitor.seesNo('dialog', 'Envía tu comprobante');
  await visitor.reads('1 número', 'region', 'Tu compra');
  await visitor.forward();
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await visitor.page.reload();
  await visitor.sees('button', 'Continuar tu pago');
  const isAtPayment = () => visitor.page.evaluate(() => Boolean(history.state?.isPayment));
  await expect.poll(isAtPayment).toBe(false);
  await visitor.back();
  await visitor.sees('heading', 'Contacto');
});
