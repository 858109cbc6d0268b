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
  const { pushNotices, siteUrl, redisUrl, dataDir } = environment();
  const site = new URL(siteUrl);
  const isSafe = site.protocol === 'https:' || isLocalHost(site);
  const secret = lastingSecret();
  if (!pushNotices || !isSafe || !secret || !(redisUrl || dataDir)) return null;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront push', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: key.toString('base64url'),
    subject: site.protocol === 'https:' ? site.origin : `mailto:shop@${site.hostname}`,
  };
}
