import 'server-only';
import type { Turn } from '@/lib/platform/fair-queue';

/** A page's picture yields to receipts, cards and tickets, and waits only behind those of the same visitor. */
export function pagePictureSlot(client: string): Turn {
  return { client, isHeavy: true, isLowPriority: true };
}

export function cardSlot(client: string): Turn {
  return { client, isHeavy: true };
}
