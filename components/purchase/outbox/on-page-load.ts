import { dueDrafts } from '../draft/draft-flag';
import { loadDue } from '../draft/purchase-store';

/** Deletes expired drafts, sends queued payments, and tells what is over. */
export async function resumeDrafts({ atOnce }: { atOnce: boolean }): Promise<void> {
  await loadDue();
  if (dueDrafts(Date.now()).length === 0) return;
  // Loaded through its own module because of its styles: the first scripts list every file they may load.
  const { startOutbox } = await import('./background');
  startOutbox({ atOnce });
}
