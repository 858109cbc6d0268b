import { createHash } from 'node:crypto';

const SCRIPT = /static\/chunks\/[\w.-]+\.js/g;
const ADDRESS = /^\/_data\/([\w-]{8})-[\w-]{16}(\/.*)$/;

/**
 * The address of the data of a page: where the page is, which scripts may read the data, and which version it is. Behind it
 * are for ever the same bytes or, not to be stored, those of another version for the same scripts.
 * @param source the page as Next made it
 */
export function dataAddress(page: string, data: string, source: string): string {
  const scripts = [...new Set(source.match(SCRIPT))].sort().join();
  return `/_data/${digest(scripts, 8)}-${digest(data, 16)}${page}`;
}

/** The page and its scripts, null when the address is none of these. */
export function readDataAddress(address: string): { page: string; scripts: string } | null {
  const [, scripts, page] = ADDRESS.exec(address) ?? [];
  return scripts && page ? { page, scripts } : null;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
