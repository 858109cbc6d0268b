import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Shown where a picture is missing. */
export function readPlaceholder(): Promise<Buffer> {
  return readFile(join(process.cwd(), 'public/brand/no-image.svg'));
}
