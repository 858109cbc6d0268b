import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { logger } from '@/lib/platform/log/logger';
import { processWide } from '@/lib/platform/process-wide';

export type TicketKeys = { seal: Buffer; nonce: Buffer; holder: Buffer; buyer: Buffer };

export function ticketKeys(): TicketKeys {
  return processWide('ticket-keys', () => deriveKeys(secret()));
}

export function deriveKeys(from: string): TicketKeys {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', from, '', `storefront digital ticket: ${use}`, 32));
  return {
    seal: derive('seal'),
    nonce: derive('nonce'),
    holder: derive('holder'),
    buyer: derive('buyer'),
  };
}

/** Null: keys end with the process. */
export function lastingSecret(): string | null {
  const { ticketSecret, adminApiToken } = environment();
  return ticketSecret ?? adminApiToken;
}

function secret(): string {
  const configured = lastingSecret();
  if (configured) return configured;
  // Random, because anyone with the key can test whether a number belongs to a cédula.
  logger.warn({ event: 'digital-tickets-end-with-this-process', missing: 'TICKET_SECRET' });
  return randomBytes(32).toString('base64url');
}
