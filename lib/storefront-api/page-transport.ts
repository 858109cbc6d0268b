import { fetchOutcome, sendPurchase } from './purchase';
import type { Transport } from './try-sending';

/** For a page that shows no upload progress. */
export const pageTransport: Transport = {
  ask: fetchOutcome,
  send: (purchase) =>
    sendPurchase(purchase, { signal: new AbortController().signal, onProgress: () => undefined }),
};
