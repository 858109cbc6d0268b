/** A raffle that sells now, among those that the home page of a running shop leads to. */
export async function findOpenRaffle(shop: string): Promise<string> {
  const home = await (await fetch(`${shop}/home`)).text();
  const ids = new Set([...home.matchAll(/href="\/rifa\/([0-9a-f]+)"/gi)].map(([, id = '']) => id));
  for (const id of ids) if (await sells(shop, id)) return id;
  throw new Error(`None of the ${ids.size} raffles on ${shop}/home sells now`);
}

async function sells(shop: string, id: string): Promise<boolean> {
  const raffleUrl = `${shop}/api/raffles/${id}`;
  const answer = await fetch(raffleUrl);
  if (!answer.ok) return false;
  const { raffle } = (await answer.json()) as {
    raffle: { isOpen: boolean; isPending: boolean; methods: unknown[] };
  };
  if (!raffle.isOpen || raffle.isPending || raffle.methods.length === 0) return false;
  const { tickets } = (await (await fetch(`${raffleUrl}/tickets?limit=50`)).json()) as {
    tickets: unknown[];
  };
  return tickets.length > 0;
}
