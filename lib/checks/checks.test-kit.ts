import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, settingsForShop } from '@/server/launch/settings';

/** What differs from a shop with which nothing is wrong. */
export type Given = {
  settings?: Record<string, string>;
  profile?: Record<string, string>;
  /** Other parts of shop.yaml. */
  words?: object;
  /** Null for a file that is not there. */
  files?: Record<string, string | Buffer | null>;
};

const RIGHT = {
  LAUNCHER_PID: '1',
  ADMIN_API_URL: 'https://admin.example.com/api',
  SITE_URL: 'https://rifas.turpial.com',
};

/** Makes a folder of content. YAML takes JSON. */
export function makeShop({ settings, profile, words, files }: Given) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  chmodSync(folder, 0o755);
  for (const name of ['brand/logo.svg', 'brand/logo-white.svg', 'favicon.ico'])
    cpSync(path.join('public', name), path.join(folder, 'brand', path.basename(name)));
  cpSync('public/brand/icon-192.png', path.join(folder, 'brand', 'mark.png'));
  const own = { name: 'Rifas Turpial', email: 'hola@turpial.com', ...profile };
  const all = {
    'shop.yaml': JSON.stringify({ profile: own, ...words }),
    'terminos.md': '# Términos\nDesde el 1 de enero.',
    'privacidad.md': '# Privacidad\nDesde el 1 de enero.',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    if (text === null) continue;
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const variables = { NODE_ENV: 'production', CONTENT_DIR: folder, ...RIGHT, ...settings } as const;
  const launched = settingsForShop(readSettings(variables));
  return {
    folder,
    // A shop of these tests keeps nothing, unless a test says where.
    variables: { ...variables, ...launched, PORT: undefined, DATA_DIR: settings?.DATA_DIR },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
