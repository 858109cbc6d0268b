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
