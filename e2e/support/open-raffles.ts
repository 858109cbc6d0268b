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

/** The first of its free numbers, as many as `fewNumbers` says; fewer if it has fewer. */
export async function freeNumbers(shop: string, raffle: Raffle): Promise<string[]> {
  const answer = await fetch(`${shop}/api/raffles/${raffle.id}/tickets?limit=50`);
  const { tickets } = (await answer.json()) as { tickets: { number: string }[] };
  return tickets.slice(0, fewNumbers(raffle)).map(({ number }) => number);
}

export async function sells(shop: string, raffle: Raffle): Promise<boolean> {
  const { isOpen, isPending, methods } = raffle;
  if (!isOpen || isPending || methods.length === 0) return false;
  return (await freeNumbers(shop, raffle)).length === fewNumbers(raffle);
}
