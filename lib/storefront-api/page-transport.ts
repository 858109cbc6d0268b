import { fetchOutcome, sendPurchase, type PurchaseUpload } from './purchase';

/** For a page that shows no upload progress. */
export const pageTransport = {
  ask: fetchOutcome,
  send: (purchase: PurchaseUpload) =>
    sendPurchase(purchase, { signal: new AbortController().signal, onProgress: () => undefined }),
};
