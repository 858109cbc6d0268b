import 'server-only';
import { createECDH, hkdfSync } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { isLocalHost } from '@/lib/platform/local-host';
import { lastingSecret } from '@/lib/ticket/seal-keys';

/** VAPID (RFC 8292): keys in base64url; `subject` tells a push service whom it may write to. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string };

/**
 * Null: this shop tells nobody by push. Made from the secret of the digital tickets: instances share it, and a
 * subscription, which names a ticket, ends with it in any case.
 */
export function pushKeys(): PushKeys | null {
  if (whyNoPush()) return null;
  const key = Buffer.from(hkdfSync('sha256', lastingSecret() ?? '', '', 'storefront push', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  const site = new URL(environment().siteUrl);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: key.toString('base64url'),
    subject: site.protocol === 'https:' ? site.origin : `mailto:shop@${site.hostname}`,
  };
}

/** Null where the shop can tell its buyers. */
export function whyNoPush(): string | null {
  const { pushNotices, siteUrl, redisUrl, dataDir } = environment();
  const site = new URL(siteUrl);
  if (!pushNotices) return 'están apagados (PUSH_NOTICES, SERVICE_WORKER)';
  if (site.protocol !== 'https:' && !isLocalHost(site))
    return 'la tienda no usa candado (SITE_URL)';
  if (!lastingSecret()) return 'falta el secreto de los boletos (TICKET_SECRET)';
  if (!redisUrl && !dataDir) return 'no hay dónde anotar a quién avisar (REDIS_URL, DATA_DIR)';
  return null;
}
