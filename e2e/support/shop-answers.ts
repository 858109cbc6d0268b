import { shopUrl } from './addresses';
import { notCollected } from './deployment';

const PATIENCE_MS = 30_000;

/** Before the first story against a running shop: one plain message instead of as many failures as stories. */
export default async function shopAnswers() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`${shopUrl}/home`, { signal }).catch((error: Error) => error);
  if (answer instanceof Response && answer.ok) {
    for (const line of notCollected()) console.log(line);
    return;
  }
  const seen = answer instanceof Response ? `status ${answer.status}` : answer.message;
  throw new Error(`No shop answers at BASE_URL (${shopUrl}/home: ${seen}).`);
}
