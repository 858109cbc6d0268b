import { createHash } from 'node:crypto';

/** Weak, because the bytes differ by encoding. */
export function weakEtag(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
