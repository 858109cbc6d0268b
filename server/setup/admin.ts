import { askForRaffle } from '@/lib/checks/ask-for-raffle';
import { connect } from '@/lib/checks/connection';
import { withoutSlash } from '@/lib/platform/env';
import { NONE } from './shop';

/** @param refusal the sentence if the admin API speaks JSON and gives no raffles for this seller */
export async function raffleFault(
  admin: string,
  adminSellerId: string | null,
  refusal: string | null,
): Promise<string | null> {
  if (admin === NONE) return null;
  const { fault, refuses } = await askForRaffle({
    adminApiUrl: withoutSlash(admin),
    adminSellerId,
  });
  return fault ? `Tu administración ${fault}.` : refuses ? refusal : null;
}

/** True if the admin API shows the sales routes to this token. */
export async function listsRoutes(
  { admin = '', seller = NONE }: Record<string, string>,
  token: string | null,
): Promise<boolean> {
  const { fault, read } = await connect(
    `${withoutSlash(admin)}/rutas/query`,
    (status) => status === 200,
    async (response) => Object(await response.json()) as { rutas?: unknown },
    {
      method: 'POST',
      body: JSON.stringify({ desde: 0, hasta: 1, ...(seller !== NONE && { admin: seller }) }),
      headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
    },
  );
  return !fault && Array.isArray(read?.rutas);
}
