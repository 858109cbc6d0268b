import { fetchOutcome, sendPurchase } from './purchase';
import type { Line } from './try-sending';

/** For a page that shows no upload progress. */
export const pageLine: Line = {
  ask: fetchOutcome,
  send: (purchase) =>
    sendPurchase(purchase, { signal: new AbortController().signal, onProgress: () => undefined }),
};
