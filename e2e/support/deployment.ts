import { shopUrl } from './addresses';

const demoControl = process.env.DEMO_API_ORIGIN;

/** Somebody's running shop, whose admin API is not ours to command. */
export const isForeign = process.env.BASE_URL !== undefined && !demoControl;

/** The one raffle of a foreign shop in which a test may buy. */
export const testRaffleId = process.env.TEST_RAFFLE_ID;

/** The raffle of a foreign shop that stories look at: found before the first of them, empty between raffles. */
export const foundRaffle = {
  get id() {
    return process.env.E2E_FOUND_RAFFLE;
  },
  /** Workers are given the environment as it is by then. */
  keep(id: string | null) {
    process.env.E2E_FOUND_RAFFLE = id ?? '';
  },
};

export const isBetweenRaffles = () => isForeign && foundRaffle.id === '';

/** Stories that need a raffle that sells: between raffles they are not collected. */
export function withOpenRaffle(tellStories: () => void): void {
  if (!isBetweenRaffles()) tellStories();
}

/** A line for each kind of story that is not collected. */
export function notCollected(): string[] {
  if (!isForeign) return [];
  const toBuy =
    'The stories that buy are not collected: TEST_RAFFLE_ID names no raffle meant for it.';
  const betweenRaffles = `The stories of an open raffle are not collected: no raffle on ${shopUrl}/home sells now.`;
  return [
    'Only @smoke stories are collected: the others command an admin API, which DEMO_API_ORIGIN would name.',
    ...(testRaffleId ? [] : [toBuy]),
    ...(isBetweenRaffles() ? [betweenRaffles] : []),
  ];
}

/** A project that leaves out stories of its own has to name these beside them: Playwright joins no two lists. */
export const withoutBuying = isForeign && !testRaffleId ? [/@purchase/] : [];

/**
 * What may be told about a foreign shop: the smoke stories, and of them the buying ones only with a raffle
 * meant for it. The others are not collected at all, so that a report shows what was tried and no more.
 */
export const collected = isForeign ? { grep: /@smoke/, grepInvert: withoutBuying } : {};
