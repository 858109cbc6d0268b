import type { Raffle } from '@/lib/raffle/types';

/** Reads the raffle from a running shop; null if it does not know the id. */
export async function readRaffle(shop: string, id: string): Promise<Raffle | null> {
  const answer = await fetch(`${shop}/api/raffles/${encodeURIComponent(id)}`);
  return answer.ok ? ((await answer.json()) as { raffle: Raffle }).raffle : null;
}

/** Finds the first raffle on sale that the home page of a running shop links to. */
export async function findOpenRaffle(shop: string): Promise<string | null> {
  const home = await (await fetch(`${shop}/home`)).text();
  const ids = new Set([...home.matchAll(/href="\/rifa\/([0-9a-f]+)"/gi)].map(([, id = '']) => id));
  for (const id of ids) {
    const raffle = await readRaffle(shop, id);
    if (raffle && (await sells(shop, raffle))) return id;
  }
  return null;
}

/** The fewest numbers the raffle sells at once, but at least two if possible, because a total is a sum. */
export const fewNumbers = ({ minPerPurchase, maxPerPurchase }: Raffle): number =>
  Math.min(maxPerPurchase, Math.max(minPerPurchase, 2));

export async function sells(shop: string, raffle: Raffle): Promise<boolean> {
  const { id, isOpen, isPending, methods } = raffle;
  if (!isOpen || isPending || methods.length === 0) return false;
  const answer = await fetch(`${shop}/api/raffles/${id}/tickets?limit=50`);
  const { tickets } = (await answer.json()) as { tickets: unknown[] };
  return tickets.length >= fewNumbers(raffle);
}
