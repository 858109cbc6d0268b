import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

export type Sendable = {
  status: number;
  etag: string;
  headers: OutgoingHttpHeaders;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};

/** Weak, because the bytes differ by encoding. */
export function weakEtag(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
