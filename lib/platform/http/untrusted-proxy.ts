import 'server-only';
import { forwardedClient, networks, plainAddress } from '@/server/http/forwarded-client';
import { isPrivateAddress } from '../local-host';
import { logger } from '../log/logger';
import { processWide } from '../process-wide';

const seen = processWide('untrusted-proxy', () => ({ address: null as string | null }));

/** Who forwards requests without being in `TRUSTED_PROXIES`: all its buyers count as one client. */
export function untrustedProxy(): string | null {
  return seen.address;
}

/**
 * Remembers the first one. Only an address of the shop's own network can be a proxy: a visitor who connects directly may
 * send `X-Forwarded-For` too, and must not be able to raise an alarm.
 */
export function noteProxy(forwarded: string, trusted: string[]): void {
  if (seen.address !== null) return;
  const hops = forwarded.split(',');
  const proxy = plainAddress(hops.at(-1) ?? '');
  if (hops.length < 2 || !isPrivateAddress(proxy) || isTrusted(proxy, trusted)) return;
  seen.address = proxy;
  logger.warn({ event: 'proxy-not-trusted', proxy, setting: 'TRUSTED_PROXIES' });
}

/** Behind a trusted proxy the search goes on. */
function isTrusted(proxy: string, trusted: string[]): boolean {
  return forwardedClient(`192.0.2.1, ${proxy}`, networks(trusted)) === '192.0.2.1';
}
