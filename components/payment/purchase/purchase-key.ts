import type { PurchaseRequest } from '@/lib/raffle/purchase';

/** A random UUID. `crypto.randomUUID` exists only on pages with TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Of the same person and the same tickets, so that they share a key; the server refuses others under it. */
export function isSamePurchase(one: PurchaseRequest, other: PurchaseRequest): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ tickets, nationalId, phoneCode, phone }: PurchaseRequest): string {
  return JSON.stringify([tickets.map(({ id }) => id).sort(), nationalId, phoneCode + phone]);
}
