import 'server-only';
import { environment, isDemo } from '@/lib/platform/env';
import { askForRaffle, PATIENCE_MS, type AdminFault, type FaultKind } from './admin-look';

type AdminSaid = {
  /** Why the shop gets no raffles there, in one sentence; null if it gets JSON. */
  fault: string | null;
  /** One sentence if the two machines do not agree about the time. */
  clock: string | null;
};

const MINUTE_MS = 60_000;
const MOST_MINUTES = 5;

const WORDS: Record<FaultKind, (fault: AdminFault) => string> = {
  redirect: ({ detail, status }) =>
    `sends the shop on to ${detail} (${status}): write the address to which it leads`,
  login: () => 'wants a login (401): let the shop in without one, or correct the address',
  fails: ({ status }) => `fails itself, or the proxy before it does (${status})`,
  'no-raffles': () => 'knows no raffles (404): correct the path of the address',
  'web-page': ({ status }) =>
    `answers with a web page (${status}): this is the address of a site, not of the admin API`,
  'not-json': ({ detail, status }) => `answers with ${detail} and not with JSON (${status})`,
  silent: () => `does not answer within ${PATIENCE_MS / 1000} s`,
  unsigned: ({ detail }) =>
    `has a certificate that no known authority has signed (${detail}): set NODE_EXTRA_CA_CERTS to a file with that authority's certificate`,
  expired: () => 'has a certificate that has expired: renew it there',
  'other-name': () => 'has a certificate for another name',
  'no-tls': () => 'speaks no TLS: write http:// or set up TLS there',
  'no-listener': () => 'refuses the connection: nothing listens at this port',
  'unknown-name': () => 'has a name that no name server knows',
  unreachable: () => 'cannot be reached from this machine',
  cut: ({ detail }) => `cuts the connection (${detail || 'unknown'})`,
};

/** For the start of a shop that sells: it goes on, because pages known from before need no admin API. */
export async function warnOfAdminApi(): Promise<void> {
  if (isDemo()) return;
  const { fault, clock } = await lookAtAdminApi();
  for (const sentence of [fault, clock]) if (sentence) console.warn(sentence);
}

export async function lookAtAdminApi(now: () => number = Date.now): Promise<AdminSaid> {
  const { adminApiUrl } = environment();
  const { fault, theirTime } = await askForRaffle(environment());
  return {
    fault: fault && `ADMIN_API_URL: ${adminApiUrl} ${WORDS[fault.kind](fault)}`,
    clock: theirTime === null ? null : clockFault(theirTime, now()),
  };
}

function clockFault(theirs: number, now: number): string | null {
  const minutes = Math.round((now - theirs) / MINUTE_MS);
  if (Math.abs(now - theirs) <= MOST_MINUTES * MINUTE_MS) return null;
  const side = minutes > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${Math.abs(minutes)} minutes ${side} that of the admin API: set both (timedatectl set-ntp true), or draws end at the wrong time`;
}
