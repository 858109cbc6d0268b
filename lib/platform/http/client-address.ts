import 'server-only';
import { environment } from '../env';
import { forwardedClient, networks } from './forwarded-client';
import { noteProxy } from './untrusted-proxy';

/** Read from `X-Forwarded-For`, whose end the front writes; skips `TRUSTED_PROXIES` only. IPv6: the /64. */
export function clientAddress(request: Request, trusted = environment().trustedProxies): string {
  const forwarded = request.headers.get('x-forwarded-for') ?? '';
  const proxies = networks(trusted);
  noteProxy(forwarded, proxies);
  return forwardedClient(forwarded, proxies);
}

/**
 * Null where a proxy sent `X-Forwarded-For` and `TRUSTED_PROXIES` is not set: then everybody seems to come from that
 * proxy.
 */
export function ownAddress(
  request: Request,
  trusted = environment().trustedProxies,
): string | null {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return trusted.length === 0 && hops.length > 1 ? null : clientAddress(request, trusted);
}
