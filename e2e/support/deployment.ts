const demoControl = process.env.DEMO_API_ORIGIN;

/** Somebody's running shop, whose admin API is not ours to command. */
export const isForeign = process.env.BASE_URL !== undefined && !demoControl;

/** The one raffle of a foreign shop in which a test may buy. */
export const testRaffleId = process.env.TEST_RAFFLE_ID;

/**
 * What may be told about a foreign shop: the smoke stories, and of them the buying ones only with a raffle
 * meant for it. The others are not collected at all, so that a report shows what was tried and no more.
 */
export const collected = isForeign
  ? { grep: /@smoke/, ...(testRaffleId ? {} : { grepInvert: /@purchase/ }) }
  : {};
