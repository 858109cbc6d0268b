import path from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { shopUrl } from './addresses';
import { foundRaffle, isForeign, testRaffleId } from './deployment';
import { findOpenRaffle } from './open-raffles';

const SMOKE = path.join(__dirname, '..', 'smoke');

/** Leaves out the stories that cannot run at a foreign shop, and prints how many and why. */
export default class ForeignShop implements Reporter {
  async preprocess({ suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]) {
    if (!isForeign) return;
    // A shop that does not answer is reported by `before-stories.ts`.
    const open = await findOpenRaffle(shopUrl).catch(() => null);
    foundRaffle.keep(open ?? testRaffleId ?? null);
    const counts = new Map<string, number>();
    const stories = suite.allTests();
    for (const story of stories) {
      const reason = whyNot(story);
      if (!reason) continue;
      testRun.exclude(story);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of counts) console.log(`Left out: ${count}, because ${reason}.`);
  }

  printsToStdio() {
    return false;
  }
}

function whyNot({ title, location: { file } }: TestCase): string | null {
  if (!title.includes('@smoke')) return 'they control the admin API, by DEMO_API_ORIGIN';
  if (title.includes('@purchase') && !testRaffleId)
    return 'they buy, and TEST_RAFFLE_ID is not set';
  const needsRaffle = path.dirname(file) === path.join(SMOKE, 'raffle');
  return needsRaffle && !foundRaffle.id ? `no raffle on ${shopUrl}/home sells now` : null;
}
