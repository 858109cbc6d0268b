import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidatePath, revalidateTag } from 'next/cache';
import { RAFFLES_TAG, raffleTag } from '@/lib/cache/page-lifetime';
import { forgetSharedReads } from '@/lib/cache/shared-read';
import { environment } from '@/lib/env';
import { jsonOk, jsonRefusal } from '@/lib/http/answers';
import { isRaffleId } from '@/lib/raffle/raffle-id';

/**
 * The admin side says that something changed: `{ "raffleId": "…" }` for one raffle and the home
 * page, `{}` for all pages. They are made anew at the next visit.
 */
export async function POST(request: Request) {
  const { revalidateToken } = environment();
  if (!revalidateToken) return jsonRefusal('not-found', 'No existe.');
  if (!isToken(request.headers.get('authorization'), revalidateToken)) {
    return jsonRefusal('forbidden', 'La clave no es correcta.');
  }
  const raffleId = await readRaffleId(request);
  if (raffleId === 'unreadable') {
    return jsonRefusal('bad-request', 'Se espera un JSON con "raffleId", o vacío para todo.');
  }
  forgetSharedReads();
  revalidateTag(raffleId ? raffleTag(raffleId) : RAFFLES_TAG, { expire: 0 });
  revalidatePath('/home/[[...v]]', 'page');
  return jsonOk({ revalidated: raffleId ?? 'all' });
}

function isToken(header: string | null, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** Null when no raffle is named. */
async function readRaffleId(request: Request): Promise<string | null | 'unreadable'> {
  try {
    const body: unknown = JSON.parse((await request.text()) || '{}');
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'unreadable';
    if (!('raffleId' in body)) return null;
    const { raffleId } = body;
    return typeof raffleId === 'string' && isRaffleId(raffleId) ? raffleId : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
