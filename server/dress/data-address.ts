import { createHash } from 'node:crypto';

const ADDRESS = /^\/_data\/[\w-]{16}(\/.*)$/;

/** The address of this data of the page at `page`: for ever the same bytes, or nothing. */
export function dataAddress(page: string, data: string): string {
  return `/_data/${createHash('sha256').update(data).digest('base64url').slice(0, 16)}${page}`;
}

/** The page whose data is at this address, null when it is none of these. */
export function readDataAddress(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}
