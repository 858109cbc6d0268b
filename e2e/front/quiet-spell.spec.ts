import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { revalidate } from '../support/revalidate';

/** Seconds after which the front does not show its copy before Next had a moment to make a newer one. */
const OLD = 5;

async function quietSpell(): Promise<void> {
  const since = Date.now();
  await expect
    .poll(() => (Date.now() - since) / 1000, { timeout: (OLD + 5) * 1000 })
    .toBeGreaterThan(OLD);
}

async function nameOn(request: APIRequestContext, rifid: string): Promise<string | undefined> {
  const answer = await request.get(`/rifa/${rifid}`);
  expect(answer.status()).toBe(200);
  return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
}

test('the first visitor after a quiet spell sees what changed; what takes long to make is shown as it was', async ({
  admin,
  request,
  createRaffle,
}) => {
  // Once more where a busy machine took longer for the page than the front waits.
  await expect(async () => {
    const [quick, slow] = [
      await createRaffle({ name: 'Nombre viejo' }),
      await createRaffle({ name: 'Nombre viejo' }),
    ];
    for (const { rifid } of [quick, slow]) {
      expect(await nameOn(request, rifid)).toBe('Nombre viejo');
      await admin.changeRaffle(rifid, { name: 'Nombre nuevo' });
      await revalidate(request, rifid);
    }
    const path = `/api/rifas/${slow.rifid}`;
    const wait = await admin.addFault({ path, kind: 'wait', ms: 3000, times: 0 });
    await quietSpell();
    expect(await nameOn(request, slow.rifid)).toBe('Nombre viejo');
    expect(await nameOn(request, quick.rifid)).toBe('Nombre nuevo');
    await admin.removeFault(wait);
    await expect.poll(() => nameOn(request, slow.rifid)).toBe('Nombre nuevo');
  }).toPass({ timeout: 40_000 });
});
