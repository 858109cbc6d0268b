import 'server-only';
import type { Turn } from '@/lib/platform/fair-queue';

/** A picture of a page yields to receipts, cards and tickets, and waits behind its own visitor's alone. */
export function pagePictureTurn(client: string): Turn {
  return { client, isHeavy: true, isLowPriority: true };
}

export function cardTurn(client: string): Turn {
  return { client, isHeavy: true };
}
