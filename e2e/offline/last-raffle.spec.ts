import { expect, test } from '../fixtures/own-network';
import { expectAccessible } from '../support/axe';
import { sidewaysScroll } from '../support/page-layout';

/** How often a page without a network looks for one. */
const TRIES_EVERY_MS = 10_000;

test('a visitor without a network can read the last raffle, and is offered only the chosen numbers', async ({
  page,
  line,
  untilWorker,
  keptAddresses,
  createRaffle,
  picker,
}) => {
  const first = await createRaffle({ name: 'Moto Bera', tickets: ['0427', '0815'] });
  const second = await createRaffle({
    name: 'Nevera',
    monto: 7,
    descripcion: 'Dos puertas.',
    tickets: ['0427', '0815', '1234'],
    pagados: ['0815'],
  });
  await picker.open(first.rifid);
  await untilWorker();
  await expect.poll(async () => (await keptAddresses())['last-raffle']).toHaveLength(1);
  await picker.open(second.rifid);
  const secondPath = `/rifa/${second.rifid}`;
  await expect.poll(async () => (await keptAddresses())['last-raffle']).toEqual([secondPath]);

  await line.cut();
  await page.reload();
  const seen = page.getByRole('article');
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Nevera');
  await expect(seen).toContainText(/Así estaba el \d+\/\d+\/\d+/);
  await expect(seen).toContainText('Dos puertas.');
  await expect(seen).toContainText('$7');
  await expect(seen).toContainText('Pueden estar apartados ya. Sin señal no se puede comprar.');
  await expect(seen.getByRole('listitem')).toHaveText(['0427', '1234']);
  await expect(page.getByRole('button')).toHaveText(['Intentar de nuevo']);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);

  await page.goto(`/rifa/${first.rifid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión con la tienda');
  await page.getByRole('link', { name: 'Nevera' }).click();
  await expect(seen).toContainText('Así estaba');

  await line.restore();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await picker.take('1234');
  await page.clock.install();
  await line.cut();
  await page.reload();
  await page.getByRole('button', { name: 'Volver a intentarlo con mis números' }).click();
  await expect(page.getByRole('status')).toContainText('con 1234 elegidos');
  await line.restore();
  await page.clock.fastForward(TRIES_EVERY_MS);
  await expect(picker.chip('1234')).toBeVisible();
});
