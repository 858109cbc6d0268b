import { expect, test } from '../fixtures/own-shop';
import { AGENTS } from '../previews/agents.mjs';
import { fetchAs } from '../previews/fetch-as.mjs';

// The page is left while it loads the numbers again.
test.use({ expectedErrors: [/Tickets could not be loaded/] });

test('a page lives for seconds: what changed meanwhile is shown after them, and not before', async ({
  openShop,
  clock,
  passTime,
  page,
}) => {
  const shop = await openShop({ clock });
  const { rifid } = await shop.demo.control.createRaffle({ name: 'Nombre viejo' });
  const address = `${shop.url}/rifa/${rifid}`;
  const name = page.getByRole('heading', { level: 1 });
  await page.goto(address);
  await expect(name).toHaveText('Nombre viejo');
  await shop.demo.control.changeRaffle(rifid, { name: 'Nombre nuevo' });

  await passTime(4000);
  await page.reload();
  await expect(name).toHaveText('Nombre viejo');
  await passTime(2000);
  // The first visitor still gets the old page while the new one is made.
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toContain('Nombre nuevo</h1>');
  await page.reload();
  await expect(name).toHaveText('Nombre nuevo');
});

test('a raffle published after its address was tried is there seconds later @seo @faults', async ({
  openShop,
  clock,
}) => {
  const shop = await openShop({ clock });
  const admin = shop.demo.control;
  const { rifid, name } = await admin.createRaffle();
  const path = `/api/rifas/${rifid}`;
  const fault = await admin.addFault({ path, kind: 'status', status: 400, times: 0 });
  const [crawler = { name: 'none', agent: '' }] = AGENTS;
  const visit = () => fetchAs(`${shop.url}/rifa/${rifid}`, crawler);
  expect((await visit()).status).toBe(404);
  await admin.removeFault(fault);
  clock.pass(10_000);
  const { status, body } = await visit();
  expect(status).toBe(200);
  expect(String(body)).toContain(`${name}</h1>`);
  const [head = ''] = String(body).split('</head>');
  expect(head).toContain('property="og:title"');
  expect(head).not.toContain('noindex');
});
