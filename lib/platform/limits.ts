const MIB = 2 ** 20;

/** `docs/limits.md` describes each; a test compares the two. `points` in `duration` seconds. */
export const RATES = {
  request: { points: 6000, duration: 60 },
  numbers: { points: 6000, duration: 60 },
  search: { points: 1200, duration: 60 },
  pick: { points: 2000, duration: 60 },
  purchase: { points: 120, duration: 60 },
  retry: { points: 60, duration: 600 },
  buyer: { points: 20, duration: 600 },
  'reserved-numbers': { points: 200, duration: 600 },
  'unseen-picture': { points: 1500, duration: 60 },
  'missed-verification': { points: 100, duration: 600 },
  'missed-by-client-and-id': { points: 10, duration: 600 },
  'missed-by-id': { points: 40, duration: 3600 },
  subscribe: { points: 300, duration: 600 },
  'buyer-told': { points: 5, duration: 86_400 },
  'buyers-told': { points: 600, duration: 3600 },
} as const;

/** Described in `docs/limits.md`, too. */
export const LIMITS = {
  receiptBytes: 15 * MIB,
  uploadsAtOnce: 160,
  uploadsOfClient: 80,
  uploadsWaiting: 400,
  uploadWaitMs: 20_000,
  /** Time for a receipt of 15 MB at 50 kB/s. */
  bodyMs: 300_000,
  jpegPixels: 64e6,
  pngPixels: 40e6,
  slowPixels: 17e6,
  /** Each line costs 0.2 µs, even in a picture one pixel wide. */
  pictureSide: 65_535,
  /** Each may decompress to 8 MB, also for `metadata()`: 200 in 1.5 MB take 19 s. */
  packedTexts: 10,
  stoppedClientMs: 600_000,
  pictureCacheBytes: 192 * MIB,
  /** Crawlers give up after a few seconds. */
  coverWaitMs: 2000,
  openRafflesSearched: 20,
  finishedRafflesSearched: 10,
  rafflesSearchedAtOnce: 16,
  rafflesOfClientAtOnce: 8,
  /** Below the time that the page waits for its answer. */
  searchMs: 10_000,
  phonesOfTicket: 5,
  logEveryMs: 5000,
} as const;
