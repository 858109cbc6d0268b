import 'server-only';
import { Agent, fetch, type Response } from 'undici';
import { environment, isDemo } from '@/lib/platform/env';

export type AdminLook = {
  /** Why the shop gets no raffles there, in one sentence; null if it gets JSON. */
  fault: string | null;
  /** One sentence if the two machines do not agree about the time. */
  clock: string | null;
};

const PATIENCE_MS = 5000;
const MINUTE_MS = 60_000;
const MOST_MINUTES = 5;

const UNSIGNED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const IN_WORDS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has a certificate that has expired: renew it there',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'speaks no TLS: write http:// or set up TLS there',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'speaks no TLS: write http:// or set up TLS there',
  ECONNREFUSED: 'refuses the connection: nothing listens at this port',
  ENOTFOUND: 'has a name that no name server knows',
  EAI_AGAIN: 'has a name that no name server knows now',
  EHOSTUNREACH: 'cannot be reached from this machine',
  ENETUNREACH: 'cannot be reached from this machine',
};

/** For the start of a shop that sells: it goes on, because pages known from before need no admin API. */
export async function warnOfAdminApi(): Promise<void> {
  if (isDemo()) return;
  const { fault, clock } = await lookAtAdminApi();
  for (const sentence of [fault, clock]) if (sentence) console.warn(sentence);
}

/** Asks for one raffle and shows nobody the answer. */
export async function lookAtAdminApi(now: () => number = Date.now): Promise<AdminLook> {
  const { adminApiUrl, adminSellerId } = environment();
  const said = (fault: string | null) => fault && `ADMIN_API_URL: ${adminApiUrl} ${fault}`;
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
    return { fault: said(faultOf(answer)), clock: clockFault(answer, now()) };
  } catch (error) {
    return { fault: said(failureOf(error)), clock: null };
  } finally {
    await agent.destroy();
  }
}

function faultOf({ status, headers }: Response): string | null {
  const type = headers.get('content-type')?.split(';')[0] ?? 'nothing';
  const isJson = type === 'application/json';
  if (status >= 300 && status < 400) {
    return `sends the shop on to ${headers.get('location')} (${status}): write the address to which it leads`;
  }
  if (status === 401) {
    return 'wants a login (401): let the shop in without one, or correct the address';
  }
  if (status >= 500) return `fails itself, or the proxy before it does (${status})`;
  if (status === 404) return 'knows no raffles (404): correct the path of the address';
  if (isJson) return null;
  if (type === 'text/html') {
    return `answers with a web page (${status}): this is the address of a site, not of the admin API`;
  }
  return `answers with ${type} and not with JSON (${status})`;
}

function clockFault({ headers }: Response, now: number): string | null {
  const theirs = Date.parse(headers.get('date') ?? '');
  const minutes = Math.round((now - theirs) / MINUTE_MS);
  if (Number.isNaN(theirs) || Math.abs(now - theirs) <= MOST_MINUTES * MINUTE_MS) return null;
  const side = minutes > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${Math.abs(minutes)} minutes ${side} that of the admin API: set both (timedatectl set-ntp true), or draws end at the wrong time`;
}

function failureOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return `does not answer within ${PATIENCE_MS / 1000} s`;
  const code = codeOf(cause);
  if (UNSIGNED.has(code)) {
    return `has a certificate that no known authority has signed (${code}): set NODE_EXTRA_CA_CERTS to a file with that authority's certificate`;
  }
  return IN_WORDS[code] ?? `cuts the connection (${code || 'unknown'})`;
}

/** A name with several addresses fails with an error for each. */
function codeOf(cause: (NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }) | undefined) {
  return cause?.code ?? cause?.errors?.[0]?.code ?? '';
}
