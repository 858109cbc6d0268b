import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { readStoredAnswer, storeAnswer } from '@/lib/platform/cache/stored-answers';
import { processWide } from '@/lib/platform/process-wide';
import { raffleIdOf, type RaffleRecord } from './raffle-record';
import { date } from './wire';

/** `at` is null until the shop saw a change or the admin API named one. */
type Seen = { print: string; at: string | null };

const MOST = 50_000;
/** So many fit into a stored answer. */
const MOST_STORED = 3000;

const seen = processWide('seen-changes', () => new LRUCache<string, Seen>({ max: MOST }));

/** Sales of tickets are no change: search engines trust the date of a change only if it is one. */
export async function noteChanges(rifas: readonly RaffleRecord[], now = new Date()): Promise<void> {
  let isNews = false;
  for (const rifa of rifas) {
    const id = raffleIdOf(rifa);
    if (id === null) continue;
    const print = printOf(rifa);
    let known = seen.get(id);
    if (known?.print === print) continue;
    if (!isNews) await readStored();
    isNews = true;
    known = seen.get(id);
    if (known?.print === print) continue;
    seen.set(id, { print, at: known ? now.toISOString() : toldChange(rifa, now) });
  }
  if (isNews) void store();
}

/** When this raffle was last seen to change; null if that is unknown. */
export function lastChange(id: string): string | null {
  return seen.peek(id)?.at ?? null;
}

/** Another instance, or this one before a restart, may have seen a change first. */
async function readStored(): Promise<void> {
  const stored = await readStoredAnswer('changes', 'all');
  if (!Array.isArray(stored?.value)) return;
  for (const [id, entry] of (stored.value as [string, Seen][]).toReversed()) {
    const own = seen.get(id);
    if (!own || (entry.at ?? '') > (own.at ?? '')) seen.set(id, entry);
  }
}

const writing = { isUnderWay: false, isOutdated: false };

/** A sitemap's thousands come in many parts. */
async function store(): Promise<void> {
  writing.isOutdated = true;
  if (writing.isUnderWay) return;
  writing.isUnderWay = true;
  while (writing.isOutdated) {
    writing.isOutdated = false;
    await storeAnswer('changes', 'all', [...seen.entries()].slice(0, MOST_STORED));
  }
  writing.isUnderWay = false;
}

function toldChange({ updatedAt }: RaffleRecord, now: Date): string | null {
  const told = date(updatedAt);
  return told !== null && Date.parse(told) <= now.getTime() ? told : null;
}

function printOf(rifa: RaffleRecord): string {
  const { name, descripcion, loteria, monto, fecha, abierta, estado, portada, img, premios } = rifa;
  const shown = [name, descripcion, loteria, monto, fecha, abierta, estado, portada, img, premios];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 10);
}
