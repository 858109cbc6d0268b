import 'server-only';
import { environment } from '@/lib/env';
import { isRaffleId } from '@/lib/raffle/raffle-id';
import type { Raffle, RaffleSummary } from '@/lib/raffle/types';
import { adminFailure, type AdminFailure, type AdminResult } from './failure';
import { imagePath, imagePaths } from './image-path';
import { callAdmin, readAdmin } from './transport';
import { amount, date, list, record, text, type Wire } from './wire';

export type RaffleResult = AdminResult<Raffle> | { ok: false; reason: 'no-such-raffle' };

/** A raffle and the account that sells it; the account never goes to the browser. */
export type RaffleForSale = { raffle: Raffle; sellerId: string | null };

/** Newest draw first. */
export async function listRaffles(query: {
  isOpen: boolean;
  limit: number;
}): Promise<AdminResult<RaffleSummary[]>> {
  const answer = await queryRaffles({ ...query, offset: 0 });
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.flatMap((rifa) => reshapeSummary(rifa) ?? []) };
}

/** One page of them as they come, newest draw first. */
export async function queryRaffles(query: {
  isOpen: boolean;
  offset: number;
  limit: number;
}): Promise<AdminResult<Wire[]>> {
  const { adminSellerId } = environment();
  const answer = await readAdmin({
    method: 'POST',
    path: '/rifas/query',
    json: {
      desde: query.offset,
      hasta: query.limit,
      abierta: query.isOpen,
      sort: { fecha: -1 },
      ...(adminSellerId ? { admin: adminSellerId } : {}),
    },
  });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value.rifas)) return adminFailure('garbled', { status: 200 });
  return { ok: true, value: list(answer.value.rifas) };
}

export async function getRaffle(id: string): Promise<RaffleResult> {
  const result = await getRaffleForSale(id);
  return result.ok ? { ok: true, value: result.value.raffle } : result;
}

/** Straight from the admin API, with who sells it. */
export async function getRaffleForSale(
  id: string,
): Promise<
  { ok: true; value: RaffleForSale } | AdminFailure | { ok: false; reason: 'no-such-raffle' }
> {
  if (!isRaffleId(id)) return { ok: false, reason: 'no-such-raffle' };
  const answer = await readAdmin({ method: 'GET', path: `/rifas/${id}` });
  if (!answer.ok) {
    return answer.reason === 'refused' && (answer.status === 400 || answer.status === 404)
      ? { ok: false, reason: 'no-such-raffle' }
      : answer;
  }
  if (!answer.value.rifa) return { ok: false, reason: 'no-such-raffle' };
  const raffle = reshapeRaffle(record(answer.value.rifa));
  if (!raffle) return adminFailure('garbled', { status: 200 });
  const { admin } = record(answer.value.rifa);
  return { ok: true, value: { raffle, sellerId: text(record(admin)._id) || text(admin) || null } };
}

/** Whether the admin API answers at all. */
export async function isAdminApiUp(): Promise<boolean> {
  const answer = await callAdmin({
    method: 'POST',
    path: '/rifas/query',
    json: { desde: 0, hasta: 1, abierta: true },
    timeoutMs: 2000,
  });
  return answer.ok || answer.reason === 'refused';
}

export function reshapeSummary(rifa: Wire): RaffleSummary | null {
  const id = text(rifa.rifid) || text(rifa._id);
  if (!isRaffleId(id)) return null;
  const price = amount(rifa.monto) ?? 0;
  return {
    id,
    name: text(rifa.name),
    description: text(rifa.descripcion),
    price,
    drawDate: date(rifa.fecha),
    isOpen: rifa.abierta === true,
    // A price that cannot be read must not sell tickets for nothing.
    isPending: text(rifa.estado) === 'Pendiente' || price === 0,
    cover: imagePath(rifa.portada, 'portada'),
  };
}

function reshapeRaffle(rifa: Wire): Raffle | null {
  const summary = reshapeSummary(rifa);
  return (
    summary && {
      ...summary,
      lottery: text(rifa.loteria),
      gallery: imagePaths(rifa.img, 'rifa'),
      prizes: list(rifa.premios).map((premio) => ({
        date: date(premio.fecha),
        name: text(premio.name),
        description: text(premio.descripcion),
      })),
      methods: list(rifa.metodos).map((metodo) => ({
        name: text(metodo.name),
        description: text(metodo.descripcion),
        account: text(metodo.cuenta),
        rate: amount(metodo.tasa) || 1,
      })),
    }
  );
}
