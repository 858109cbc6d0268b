import { askForRaffle } from '@/lib/checks/ask-for-raffle';
import { inWords } from '@/lib/checks/connection';
import { NONE } from './shop';

const PATIENCE_MS = 5000;

/** `refused`: the sentence if the admin API speaks JSON and gives no raffles for this seller. */
export async function raffleFault(
  admin: string,
  adminSellerId: string | null,
  refused: () => string | null,
): Promise<string | null> {
  if (admin === NONE) return null;
  const { fault, refuses } = await askForRaffle({ adminApiUrl: bare(admin), adminSellerId });
  return fault ? `Tu administración ${inWords(fault)}.` : refuses ? refused() : null;
}

/** True if the admin API shows the sales routes to this token. */
export async function listsRoutes(
  { admin = '', seller = NONE }: Record<string, string>,
  token: string | null,
): Promise<boolean> {
  try {
    const response = await fetch(`${bare(admin)}/rutas/query`, {
      method: 'POST',
      body: JSON.stringify({ desde: 0, hasta: 1, ...(seller !== NONE && { admin: seller }) }),
      headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = (await response.json()) as { rutas?: unknown } | null;
    return response.ok && Array.isArray(answer?.rutas);
  } catch {
    return false;
  }
}

function bare(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}
