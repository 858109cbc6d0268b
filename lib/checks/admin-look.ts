import 'server-only';
import { Agent, fetch, type Response } from 'undici';

type AdminAddress = { adminApiUrl: string; adminSellerId: string | null };

export type FaultKind =
  | 'redirect'
  | 'login'
  | 'fails'
  | 'no-raffles'
  | 'web-page'
  | 'not-json'
  | 'silent'
  | 'unsigned'
  | 'expired'
  | 'other-name'
  | 'no-tls'
  | 'no-listener'
  | 'unknown-name'
  | 'unreachable'
  | 'cut';

/** Why the shop gets no raffles. The detail is an address, a media type or an error's code. */
export type AdminFault = { kind: FaultKind; status: number; detail: string };

type AdminLook = {
  /** Null if it answers with JSON. */
  fault: AdminFault | null;
  /** It speaks JSON and gives no raffles for this seller. */
  refuses: boolean;
  /** Its clock, in milliseconds; null if it does not say. */
  theirTime: number | null;
};

export const PATIENCE_MS = 5000;

const BY_CODE: Record<string, FaultKind> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'unsigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'unsigned',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unsigned',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unsigned',
  CERT_HAS_EXPIRED: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no-tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no-tls',
  ECONNREFUSED: 'no-listener',
  ENOTFOUND: 'unknown-name',
  EAI_AGAIN: 'unknown-name',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
};

/** Asks for one raffle and shows nobody the answer. */
export async function askForRaffle(address: AdminAddress): Promise<AdminLook> {
  const { adminApiUrl, adminSellerId } = address;
  const body = {
    desde: 0,
    hasta: 1,
    abierta: true,
    ...(adminSellerId && { admin: adminSellerId }),
  };
  const agent = new Agent();
  try {
    const answer = await fetch(`${adminApiUrl}/rifas/query`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      dispatcher: agent,
    });
    await answer.body?.cancel();
    const theirTime = Date.parse(answer.headers.get('date') ?? '');
    return {
      fault: faultOf(answer),
      refuses: !answer.ok,
      theirTime: Number.isNaN(theirTime) ? null : theirTime,
    };
  } catch (error) {
    return { fault: failureOf(error), refuses: false, theirTime: null };
  } finally {
    await agent.destroy();
  }
}

function faultOf({ status, headers }: Response): AdminFault | null {
  const type = headers.get('content-type')?.split(';')[0] ?? 'nothing';
  const told = (kind: FaultKind, detail = type) => ({ kind, status, detail });
  if (status >= 300 && status < 400) return told('redirect', headers.get('location') ?? '');
  if (status === 401) return told('login');
  if (status >= 500) return told('fails');
  if (status === 404) return told('no-raffles');
  if (type === 'application/json') return null;
  return told(type === 'text/html' ? 'web-page' : 'not-json');
}

function failureOf(error: unknown): AdminFault {
  const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  const detail = codeOf(cause);
  const kind = name === 'TimeoutError' ? 'silent' : (BY_CODE[detail] ?? 'cut');
  return { kind, status: 0, detail };
}

/** A name with several addresses fails with an error for each. */
function codeOf(cause: (NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }) | undefined) {
  return cause?.code ?? cause?.errors?.[0]?.code ?? '';
}
