import { forgetExpired } from '../draft/draft-store';
import { outboxRaffles } from './outbox-flag';

/** Of what this phone keeps of payments: what is out of its time goes, what waits is sent. */
export async function seeToDrafts(): Promise<void> {
  await forgetExpired();
  if (outboxRaffles().length === 0) return;
  // Apart, for its styles: the first scripts name every file of what they load.
  const { startOutbox } = await import('./background');
  startOutbox();
}
