import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function readPlaceholder(): Promise<Buffer> {
  return readFile(join(process.cwd(), 'public/brand/no-image.svg'));
}
