import { forgetExpired } from '../draft/purchase-store';
import { outboxRaffles } from './outbox-flag';

/** On page load: delete expired drafts, send queued payments. */
export async function resumeDrafts(): Promise<void> {
  await forgetExpired();
  if (outboxRaffles().length === 0) return;
  // Loaded through its own module because of its styles: the first scripts list every file they may load.
  const { startOutbox } = await import('./background');
  startOutbox();
}
