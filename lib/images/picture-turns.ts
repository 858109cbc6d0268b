import 'server-only';
import type { Turn } from '@/lib/platform/fair-queue';

/** A page's picture yields to receipts, cards and tickets, and waits only behind those of the same visitor. */
export function pagePictureTurn(client: string): Turn {
  return { client, isHeavy: true, isLowPriority: true };
}

export function cardTurn(client: string): Turn {
  return { client, isHeavy: true };
}
