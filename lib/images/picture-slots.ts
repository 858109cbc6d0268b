import 'server-only';
import type { Conversion } from './conversion-queue';

/** A page's picture yields to receipts, cards and tickets, and waits only behind those of the same visitor. */
export function pagePictureSlot(client: string): Conversion {
  return { client, isHeavy: true, isLowPriority: true };
}

export function cardSlot(client: string): Conversion {
  return { client, isHeavy: true };
}
