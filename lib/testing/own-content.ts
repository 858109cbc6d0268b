import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import type { Profile, ShopContent } from '@/lib/content/types';

const SHIPPED = 'content/shop.yaml';

export const NO_PAGES: ShopContent['pages'] = {
  'como-participar': null,
  preguntas: null,
  nosotros: null,
  terminos: null,
  privacidad: null,
};

type Fields = Record<string, string>;
type Parts = Record<string, Fields | string>;

/** The profile of the demo with some of its fields changed. */
export function exampleProfile(changes: Partial<Profile> = {}): Profile {
  return { ...parseShopFile(readFileSync(SHIPPED, 'utf8')).content.profile, ...changes };
}

/** A copy of the shipped content, for `CONTENT_DIR`, with some fields of `shop.yaml` changed. It goes with the process. */
export function ownContent(changes: Parts): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('content', folder, { recursive: true });
  const shipped = parse(readFileSync(SHIPPED, 'utf8')) as Parts;
  const own = Object.entries(changes).map(([name, part]) => [
    name,
    typeof part === 'string' ? part : { ...(shipped[name] as Fields), ...part },
  ]);
  writeFileSync(
    path.join(folder, 'shop.yaml'),
    stringify({ ...shipped, ...(Object.fromEntries(own) as Parts) }),
  );
  return folder;
}
