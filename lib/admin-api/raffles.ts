import 'server-only';
import { environment } from '@/lib/platform/env';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { isRaffleId } from '@/lib/raffle/addresses';
import { cleanWords } from '@/lib/raffle/clean-text';
import { distinct } from '@/lib/raffle/distinct';
import { roundToCents } from '@/lib/raffle/money';
import { conversionOf } from '@/lib/raffle/rate';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { Prize, Raffle, RaffleSummary, TicketCounts } from '@/lib/raffle/types';
import { readEach } from './bounds';
import { adminFailure, type AdminFailure, type AdminResult } from './failure';
import type { Generation, RaffleAnswer, SoldByMethod, Unreadable } from './generation';
import { firstGeneration, listedConversion } from './generation-1';
import { secondGeneration } from './generation-2';
import { noteRate } from './known-rates';
import { isAnothers, raffleIdOf, sellerOf, type RaffleRecord } from './raffle-record';
import { readWrittenDate } from './read-date';
import { asWritten, isUnreadable } from './read-number';
import { callAdmin, readAdmin } from './transport';
import {
  amount,
  count,
  date,
  flag,
  imagePath,
  imagePaths,
  list,
  plainName,
  plainParagraphs,
  record,
  text,
  word,
  type Wire,
} from './wire';

const NAMELESS = 'Rifa';

type PrizeRecord = 'fecha' | 'name' | 'descripcion';

export type NoSuchRaffle = { ok: false; reason: 'no-such-raffle' };

type RaffleLookup = AdminResult<Raffle> | NoSuchRaffle;

export type RaffleForSale = {
  raffle: Raffle;
  sellerId: string | null;
  /** The configured one if the raffle does not say. */
  accountId: string | null;
  generation: Generation;
  methods: SoldByMethod[];
  isInBaseCurrency: boolean;
  /** The owner's values that cannot be read; the shop does not sell by them. */
  unreadable: Unreadable[];
  /** Judges by the written form of the date; null without one. */
  isDrawnAtMidnightUtc: boolean | null;
};

/** Newest draw first. */
export async function listRaffles(query: {
  isOpen: boolean;
  limit: number;
  timeoutMs?: number;
}): Promise<AdminResult<RaffleSummary[]>> {
  const answer = await queryRaffles({ ...query, offset: 0 });
  if (!answer.ok) return answer;
  if (query.isOpen) noteListedRates(answer.value);
  return { ok: true, value: ownRaffles(answer.value, reshapeSummary) };
}

export async function queryRaffles(query: {
  isOpen: boolean;
  offset: number;
  limit: number;
  timeoutMs?: number;
}): Promise<AdminResult<RaffleRecord[]>> {
  const answer = await readAdmin<Wire<'rifas'>>({
    method: 'POST',
    path: '/rifas/query',
    json: {
      desde: query.offset,
      hasta: query.limit,
      abierta: query.isOpen,
      sort: { fecha: -1 },
      ...ofThisSeller(),
    },
    timeoutMs: query.timeoutMs,
  });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.rifas)) return adminFailure('garbled', { status: 200 });
  return { ok: true, value: list<keyof RaffleRecord>(answer.value.rifas, query.limit) };
}

function ofThisSeller(): { admin?: string } {
  const { adminSellerId } = environment();
  return adminSellerId ? { admin: adminSellerId } : {};
}

export async function getRaffle(id: string, timeoutMs?: number): Promise<RaffleLookup> {
  const result = await getRaffleForSale(id, timeoutMs);
  return result.ok ? { ok: true, value: result.value.raffle } : result;
}

export async function getRaffleForSale(
  id: string,
  timeoutMs?: number,
): Promise<{ ok: true; value: RaffleForSale } | AdminFailure | NoSuchRaffle> {
  if (!isRaffleId(id)) return { ok: false, reason: 'no-such-raffle' };
  const answer = await readAdmin<RaffleAnswer>({ method: 'GET', path: `/rifas/${id}`, timeoutMs });
  if (!answer.ok) {
    return answer.reason === 'refused' && (answer.status === 400 || answer.status === 404)
      ? { ok: false, reason: 'no-such-raffle' }
      : answer;
  }
  if (isAnothers(record(answer.value.rifa))) return { ok: false, reason: 'no-such-raffle' };
  const sale = reshapeSale(answer.value);
  if (!sale) return adminFailure('garbled', { status: 200 });
  const { generation, accountId, raffle } = sale;
  noteRate([id, generation.sharesMethods ? accountId : null], conversionOf(raffle.methods));
  return { ok: true, value: sale };
}

function noteListedRates(rifas: RaffleRecord[]): void {
  for (const rifa of rifas) {
    // Counts come with the second generation, whose methods inside a raffle are out of date.
    if (rifa.statsTickets !== undefined) continue;
    const conversion = listedConversion(rifa);
    if (conversion !== undefined) noteRate([raffleIdOf(rifa)], conversion);
  }
}

export async function isAdminApiUp(): Promise<boolean> {
  const answer = await callAdmin({
    method: 'POST',
    path: '/rifas/query',
    json: { desde: 0, hasta: 1, abierta: true, ...ofThisSeller() },
    timeoutMs: 2000,
  });
  return answer.ok || answer.reason === 'refused';
}

/** This shop's readable raffles from a list, each once. */
export function ownRaffles<Read extends { id: string }>(
  rifas: RaffleRecord[],
  read: (rifa: RaffleRecord) => Read | null,
): Read[] {
  const own = rifas.filter((rifa) => !isAnothers(rifa));
  return distinct(readEach(own, 'raffle', read));
}

export function reshapeSummary(rifa: RaffleRecord): RaffleSummary | null {
  const id = raffleIdOf(rifa);
  if (id === null) return null;
  const price = priceOf(rifa);
  for (const unreadable of unreadableOf(rifa)) warnUnreadable(id, unreadable);
  return {
    id,
    name: nameOf(rifa),
    description: plainParagraphs(rifa.descripcion, 'excerpt'),
    price,
    drawDate: date(rifa.fecha),
    isOpen: flag(rifa.abierta),
    // With an unreadable price, tickets must not be sold for nothing.
    isPending: word(rifa.estado) === 'pendiente' || price === 0,
    cover: imagePath(rifa.portada, 'portada'),
    counts: reshapeStats(rifa.statsTickets),
  };
}

/** Nothing below half a cent: the price would be shown as 0, and the purchase would cost nothing. */
function priceOf({ monto }: RaffleRecord): number {
  const price = amount(monto) ?? 0;
  return roundToCents(price) > 0 ? price : 0;
}

/** A link needs a word: a screen reader says nothing of a name of invisible characters. */
function nameOf({ name }: RaffleRecord): string {
  const written = plainName(name);
  return cleanWords(written) ? written : NAMELESS;
}

/** Drops the seller's revenue, which comes with the counts. */
function reshapeStats(stats: unknown): TicketCounts | null {
  const { Disponible, Apartado, Pagado } = record<'Disponible' | 'Apartado' | 'Pagado'>(stats);
  const available = count(Disponible);
  const reserved = count(Apartado);
  const paid = count(Pagado);
  if (available === null || reserved === null || paid === null) return null;
  return { total: available + reserved + paid, available, reserved, paid };
}

/** Only the second generation returns methods beside the raffle. */
export function recognizeGeneration({ metodos }: RaffleAnswer): Generation {
  return metodos === undefined ? firstGeneration : secondGeneration;
}

function reshapeSale(answer: RaffleAnswer): RaffleForSale | null {
  const rifa: RaffleRecord = record(answer.rifa);
  const listed = reshapeSummary(rifa);
  if (!listed) return null;
  const generation = recognizeGeneration(answer);
  const sellerId = sellerOf(rifa);
  const { methods, isInBaseCurrency, unreadable, ...terms } = generation.readTerms(answer);
  const packs = unreadable.filter(({ field }) => field === 'pack');
  const premios = list<PrizeRecord>(rifa.premios);
  const prizes = premios.flatMap(({ fecha, name }) => unreadableDate(fecha, text(name)));
  for (const told of [...packs, ...prizes]) warnUnreadable(listed.id, told);
  // If a pack that the admin API charges by is missing, the shown total would differ from the charge.
  const summary = { ...listed, isPending: listed.isPending || packs.length > 0 };
  return {
    raffle: {
      ...summary,
      ...terms,
      description: plainParagraphs(rifa.descripcion, 'description'),
      lottery: plainParagraphs(rifa.loteria, 'word'),
      gallery: imagePaths(rifa.img),
      prizes: readEach(premios, 'prize', reshapePrize),
      methods: methods.map(({ method }) =>
        takesPayments(summary, new Date()) ? method : { ...method, account: '', details: [] },
      ),
      readAt: new Date().toISOString(),
    },
    sellerId,
    accountId: sellerId ?? environment().adminSellerId,
    generation,
    methods,
    isInBaseCurrency,
    unreadable: [...unreadableOf(rifa), ...prizes, ...unreadable],
    isDrawnAtMidnightUtc: readWrittenDate(rifa.fecha)?.isMidnightUtc ?? null,
  };
}

function unreadableOf({ monto, fecha }: RaffleRecord): Unreadable[] {
  const price = { field: 'price', of: '', written: asWritten(monto) } as const;
  return [...(isUnreadable(monto) ? [price] : []), ...unreadableDate(fecha, '')];
}

function unreadableDate(value: unknown, of: string): Unreadable[] {
  const written = asWritten(value);
  return written === '' || readWrittenDate(value) ? [] : [{ field: 'date', of, written }];
}

function warnUnreadable(raffleId: string, { field, of, written }: Unreadable) {
  warnThrottled({ event: 'raffle-unreadable', raffleId, field, of, written });
}

function reshapePrize({ fecha, name, descripcion }: Wire<PrizeRecord>): Prize | null {
  const prize = { name: plainName(name), description: plainParagraphs(descripcion, 'note') };
  return prize.name || prize.description ? { date: date(fecha), ...prize } : null;
}
