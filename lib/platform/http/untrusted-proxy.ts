import 'server-only';
import type { BlockList } from 'node:net';
import { forwardedClient, plainAddress } from './forwarded-client';
import { isPrivateAddress } from '../local-host';
import { logger } from '../log/logger';
import { processWide } from '../process-wide';

const seen = processWide('untrusted-proxy', () => ({ address: null as string | null }));

/** The proxy that forwards requests and is missing in `TRUSTED_PROXIES`. All its buyers count as one client. */
export function untrustedProxy(): string | null {
  return seen.address;
}

/**
 * Remembers the first one. Only an address of the shop's own network can be a proxy: a visitor who connects directly may
 * send `X-Forwarded-For` too, and must not be able to raise an alarm.
 */
export function noteProxy(forwarded: string, trusted: BlockList): void {
  if (seen.address !== null) return;
  const hops = forwarded.split(',');
  const proxy = plainAddress(hops.at(-1) ?? '');
  if (hops.length < 2 || !isPrivateAddress(proxy) || isTrusted(proxy, trusted)) return;
  seen.address = proxy;
  logger.warn({ event: 'proxy-not-trusted', proxy, setting: 'TRUSTED_PROXIES' });
}

/** Behind a trusted proxy the search goes on. */
function isTrusted(proxy: string, trusted: BlockList): boolean {
  return forwardedClient(`192.0.2.1, ${proxy}`, trusted) === '192.0.2.1';
}
