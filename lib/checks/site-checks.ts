import 'server-only';
import { environment } from '@/lib/platform/env';
import { isLocalHost } from '@/lib/platform/local-host';
import { check, when, type Check } from './check';
import { connect, inWords } from './connection';
import { proxyFaults } from './proxies';
import type { Shop } from './shop';

/** A site without TLS is not asked: the shop may not run yet. */
export async function lookAtSite(): Promise<{ fault: string[]; proxies: string[] }> {
  const { siteUrl } = environment();
  if (siteUrl.startsWith('http:')) return { fault: [], proxies: [] };
  const { fault, read } = await connect(
    `${siteUrl}/api/health`,
    (status, type) => status === 200 && type === 'application/json',
    (response) => response.json().catch(() => null),
    { headers: { 'accept-encoding': 'identity' } },
  );
  if (fault) {
    const isMaybeOff = ['no-listener', 'silent'].includes(fault.kind);
    const hint = isMaybeOff ? '. Es normal mientras no la enciendas' : '';
    return { fault: [inWords(fault) + hint], proxies: [] };
  }
  return { fault: [], proxies: await proxyFaults(siteUrl, read) };
}

const isPlain = ({ protocol }: URL) => protocol === 'http:';
const site = () => new URL(environment().siteUrl);

export const SITE_CHECKS: Check[] = [
  check({
    key: 'SITE_URL',
    run: () => when(isPlain(site()) && !isLocalHost(site())),
    sentence: () =>
      'Tu tienda no usa candado (https): el navegador asusta a quien compra, y otros leen lo que escribe',
  }),
  check({
    key: 'SITE_URL',
    run: () => when(isPlain(site()) && isLocalHost(site())),
    sentence: () => `La dirección ${site().origin} sirve solo para probar`,
    isNote: true,
  }),
  check({
    key: 'SITE_URL',
    run: async (shop: Shop) => (await shop.site()).fault,
    sentence: (words) => `Tu tienda, ${site().origin}, ${words}`,
  }),
  check({
    key: 'SITE_URL',
    run: async (shop: Shop) => (await shop.site()).proxies,
    sentence: (fault) => fault,
  }),
  check({
    key: 'TRUSTED_PROXIES',
    run: () => when(!isPlain(site()) && environment().trustedProxies.length === 0),
    sentence: () =>
      'Detrás de un proxy todas las visitas cuentan como una sola: escribe la dirección de tu proxy',
  }),
];
