import { fetchOutcome, sendPurchase } from './purchase';
import type { Line } from './try-sending';

/** Of a page where nobody watches the upload. */
export const pageLine: Line = {
  ask: fetchOutcome,
  send: (purchase) =>
    sendPurchase(purchase, { signal: new AbortController().signal, onProgress: () => undefined }),
};
