import 'server-only';
import { noteTime } from '@/lib/admin-api/clock';
import { connect } from './connection';

type AdminAddress = { adminApiUrl: string; adminSellerId: string | null };

/** The admin API's answer to this seller. `refuses`: it speaks JSON and shows no raffles. */
type AdminAnswer = { fault: string | null; refuses: boolean };

/** Requests one raffle. The answer is neither shown nor logged. */
export async function askForRaffle(address: AdminAddress): Promise<AdminAnswer> {
  const { adminApiUrl, adminSellerId } = address;
  const seller = adminSellerId ? { admin: adminSellerId } : {};
  const { fault, read } = await connect(
    `${adminApiUrl}/rifas/query`,
    (status, type) =>
      type === 'application/json' &&
      status < 500 &&
      ![301, 302, 307, 308, 401, 404].includes(status),
    (response) => {
      noteTime(response.headers);
      return !response.ok;
    },
    {
      method: 'POST',
      body: JSON.stringify({ desde: 0, hasta: 1, abierta: true, ...seller }),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    },
  );
  return { fault, refuses: read === true };
}
