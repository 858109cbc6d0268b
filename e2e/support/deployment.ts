import { shopUrl } from './addresses';

const demoControl = process.env.DEMO_API_ORIGIN;

/** A running shop of another owner, whose admin API these tests do not control. */
export const isForeign = process.env.BASE_URL !== undefined && !demoControl;

/** The one raffle of a foreign shop in which a test may buy. */
export const testRaffleId = process.env.TEST_RAFFLE_ID;

/** The raffle of a foreign shop for stories to look at. Found before the first story; empty between raffles. */
export const foundRaffle = {
  get id() {
    return process.env.E2E_FOUND_RAFFLE;
  },
  /** Workers get the environment as it is then. */
  keep(id: string | null) {
    process.env.E2E_FOUND_RAFFLE = id ?? '';
  },
};

export const isBetweenRaffles = () => isForeign && foundRaffle.id === '';

/** Collects stories that need a raffle on sale, unless the shop is between raffles. */
export function withOpenRaffle(tellStories: () => void): void {
  if (!isBetweenRaffles()) tellStories();
}

/** One line for each kind of story that is not collected. */
export function notCollected(): string[] {
  if (!isForeign) return [];
  const toBuy = 'Stories that buy are not collected: TEST_RAFFLE_ID is not set.';
  const betweenRaffles = `Stories of an open raffle are not collected: no raffle on ${shopUrl}/home sells now.`;
  return [
    'Only @smoke stories are collected: the others need DEMO_API_ORIGIN to control the admin API.',
    ...(testRaffleId ? [] : [toBuy]),
    ...(isBetweenRaffles() ? [betweenRaffles] : []),
  ];
}

/** A project with exclusions of its own must add these: Playwright does not merge the two lists. */
export const withoutBuying = isForeign && !testRaffleId ? [/@purchase/] : [];

/**
 * The stories for a foreign shop: the smoke stories, and those that buy only with a raffle meant for it. Others
 * are not collected at all, so that a report shows only what was tried.
 */
export const collected = isForeign ? { grep: /@smoke/, grepInvert: withoutBuying } : {};
