import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/own-shop';
import { expectAccessible } from '../support/axe';

test.use({ expectedErrors: [/Failed to load resource/] });

/** Stops the page from reloading while it is examined. */
async function withoutRefresh(route: Route) {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
  await route.fulfill({ response, body });
}

test('a raffle that neither page nor list has shown, while the admin API is down @a11y @faults', async ({
  openShop,
  page,
}) => {
  const { url, demo } = await openShop();
  const { rifid, name } = await demo.control.createRaffle();
  const away = { kind: 'cut-before', times: 0 } as const;
  const faults = [
    await demo.control.addFault({ ...away, path: `/api/rifas/${rifid}` }),
    await demo.control.addFault({ ...away, path: '/api/rifas/query' }),
  ];
  await page.route(`**/rifa/${rifid}`, withoutRefresh, { times: 1 });
  await page.goto(`${url}/rifa/${rifid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un momento, por favor');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un momento, por favor');
  for (const fault of faults) await demo.control.removeFault(fault);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
