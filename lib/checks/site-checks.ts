import 'server-only';
import { randomUUID } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { LIMITS } from '@/lib/platform/limits';
import { isLocalHost } from '@/lib/platform/local-host';
import { PURCHASE_PARTS } from '@/lib/raffle/purchase';
import { connect } from './connection';
import { wrong, type Findings } from './finding';

const PATIENCE_MS = 60_000;
const NO_RAFFLE = '0'.repeat(24);

/** A site without TLS is not asked: the shop may not run yet. */
export async function* siteFindings(): Findings {
  const { siteUrl, trustedProxies } = environment();
  const site = new URL(siteUrl);
  if (site.protocol === 'http:') {
    if (!isLocalHost(site)) {
      yield wrong(
        'Tu tienda no usa candado (https): el navegador asusta a quien compra, y otros leen lo que escribe (SITE_URL)',
      );
    }
    return;
  }
  if (trustedProxies.length === 0) {
    yield wrong(
      'Detrás de un proxy todas las visitas cuentan como una sola: escribe la dirección de tu proxy (TRUSTED_PROXIES)',
    );
  }
  const { fault, read } = await connect(
    `${siteUrl}/api/health`,
    (status, type) => status === 200 && type === 'application/json',
    (response) => response.json().catch(() => null),
    { headers: { 'accept-encoding': 'identity' } },
  );
  if (fault) {
    yield wrong(
      `Tu tienda, ${site.origin}, ${fault}. Es normal mientras no la pongas en línea (SITE_URL)`,
    );
    return;
  }
  for (const fault of await proxyFaults(siteUrl, read)) yield wrong(`${fault} (SITE_URL)`);
}

/**
 * Checks from outside what stands in front of the shop. Sends an empty purchase with the largest receipt, as a browser
 * would: the shop refuses it and stores nothing.
 * @param health the body of the shop's answer to `/api/health`
 */
export async function proxyFaults(siteUrl: string, health: unknown): Promise<string[]> {
  const { host } = new URL(siteUrl);
  const { host: heard } = asRecord(health);
  const purchase = await sendEmptyPurchase(siteUrl);
  return [
    ...(typeof heard === 'string' && !isSameHost(siteUrl, heard)
      ? [
          `Un proxy cambia el nombre de tu tienda, de ${host} a ${heard}: haz que pase Host tal cual (DEPLOY.md, "What stands before the shop")`,
        ]
      : []),
    ...(await purchaseFault(purchase)),
  ];
}

async function purchaseFault(answer: Response | null): Promise<string[]> {
  if (!answer) return ['Una compra con un comprobante de 15 MB no tiene respuesta: algo la corta'];
  const { reason } = asRecord(await answer.json().catch(() => null));
  if (reason === 'forbidden') {
    return ['Ninguna compra pasa: un proxy cambia Sec-Fetch-Site o quita X-XSRF-TOKEN'];
  }
  if (typeof reason === 'string') return [];
  return [
    `Una compra con un comprobante de 15 MB la contesta otro antes que la tienda (${answer.status}): haz que pasen los POST de hasta 20 MB a /api/`,
  ];
}

/** Ignores capitals and the scheme's default port. */
function isSameHost(siteUrl: string, heard: string): boolean {
  const url = `${new URL(siteUrl).protocol}//${heard}`;
  return URL.canParse(url) && new URL(url).host === new URL(siteUrl).host;
}

async function sendEmptyPurchase(siteUrl: string): Promise<Response | null> {
  const form = new FormData();
  form.set(PURCHASE_PARTS.field, '{}');
  form.set(PURCHASE_PARTS.file, new Blob([new Uint8Array(LIMITS.receiptBytes)]), 'check');
  return fetch(`${siteUrl}/api/raffles/${NO_RAFFLE}/payments`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      origin: siteUrl,
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': 'no-cookie',
      'idempotency-key': randomUUID(),
    },
  }).catch(() => null);
}

function asRecord(body: unknown): Record<string, unknown> {
  return Object(body) as Record<string, unknown>;
}
