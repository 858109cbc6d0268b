import { fetchOutcome, sendPurchase } from './purchase';

/** For a page that shows no upload progress. */
export const pageTransport = { ask: fetchOutcome, send: sendPurchase };
