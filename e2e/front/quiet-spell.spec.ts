import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/own-shop';
import { revalidateToken } from '../support/addresses';
import { revalidate } from '../support/revalidate';

/** After 5 s the front gives Next a moment to make a newer page before it shows its copy. */
const QUIET_MS = 6000;

async function nameOn(request: APIRequestContext, address: string): Promise<string | undefined> {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
}

test('the first visitor after a quiet spell sees what changed; what takes long to make is shown as it was', async ({
  openShop,
  clock,
  request,
}) => {
  const shop = await openShop({ clock, variables: { REVALIDATE_TOKEN: revalidateToken } });
  const admin = shop.demo.control;
  const nameOf = (rifid: string) => nameOn(request, `${shop.url}/rifa/${rifid}`);
  // The front waits 400 ms. A busy machine does not make every page in that time, hence several pages and retries.
  await expect(async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      made.push((await admin.createRaffle({ name: 'Nombre viejo' })).rifid);
    }
    const [slow = '', ...quick] = made;
    for (const rifid of made) {
      expect(await nameOf(rifid)).toBe('Nombre viejo');
      await admin.changeRaffle(rifid, { name: 'Nombre nuevo' });
      await revalidate(request, rifid, shop.url);
    }
    const path = `/api/rifas/${slow}`;
    const wait = await admin.addFault({ path, kind: 'wait', ms: 3000, times: 0 });
    clock.pass(QUIET_MS);
    expect(await nameOf(slow)).toBe('Nombre viejo');
    await admin.removeFault(wait);
    const shown: (string | undefined)[] = [];
    for (const rifid of quick) shown.push(await nameOf(rifid));
    expect(shown).toContain('Nombre nuevo');
    await expect.poll(() => nameOf(slow)).toBe('Nombre nuevo');
  }).toPass();
});
