import 'server-only';
import { ConversionsBusy } from './conversion-queue';

/**
 * What several ask for is made once, in the turn of its first asker. Where that visitor waits for too much, the others
 * ask again, each in a turn of its own.
 */
export async function inOwnTurn<Made>(ask: (begun: () => void) => Promise<Made>): Promise<Made> {
  let isOwn = false;
  try {
    return await ask(() => {
      isOwn = true;
    });
  } catch (error) {
    if (isOwn || !(error instanceof ConversionsBusy)) throw error;
    return inOwnTurn(ask);
  }
}
