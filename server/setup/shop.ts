import { homedir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { isMap, type Document } from 'yaml';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { SHOP_FILE } from '@/lib/content/read-content';
import { readText, SHIPPED_CONTENT } from '@/lib/content/read-text';
import { NONE as NOTHING } from '@/lib/platform/setting-values';
import { SetupError } from './env-file';

/** The contents of a shop's folder before the set-up changes them. */
export type Shop = {
  folder: string;
  /** Text of `shop.env`; null for a new shop. */
  env: string | null;
  settings: Record<string, string>;
  contentDir: string;
  /** `shop.yaml` with the owner's comments, or the one that ships. */
  words: Document;
  hasWords: boolean;
};

export const ENV_FILE = 'shop.env';
export const NONE = 'none';

export function readShop(folder: string): Shop {
  const env = textOf(path.join(folder, ENV_FILE));
  const settings = parseEnv(env ?? '') as Record<string, string>;
  const contentDir = settings.CONTENT_DIR || path.join(folder, 'content');
  const file = path.join(contentDir, SHOP_FILE);
  const own = textOf(file);
  const source = own ?? textOf(path.join(SHIPPED_CONTENT, SHOP_FILE)) ?? '';
  const { problems, document: words } = parseShopFile(source);
  const [problem] = problems;
  if (problem) {
    throw new SetupError(
      `No cambié nada: corrige ${file}, línea ${problem.line}, y repite. ${problem.text}`,
    );
  }
  return { folder, env, settings, contentDir, words, hasWords: own !== null };
}

/** One value of the owner's `shop.yaml` by its place, such as `profile.name`; null without that file. */
export function wordOf({ words, hasWords }: Shop, at: string): string | null {
  if (!hasWords) return null;
  const value = words.getIn(at.split('.'));
  return typeof value !== 'string' || NOTHING.test(value) ? NONE : value;
}

/** `shop.yaml` with other values; the owner's comments stay. */
export function withWords({ words }: Shop, changes: [at: string, value: string][]): Document {
  const changed = words.clone() as Document;
  for (const [at, value] of changes) {
    const steps = at.split('.');
    for (let length = 1; length < steps.length; length += 1) {
      const parent = steps.slice(0, length);
      if (!isMap(changed.getIn(parent))) changed.setIn(parent, changed.createNode({}));
    }
    changed.setIn(steps, value);
  }
  return changed;
}

/** npm runs a script in the folder of this repository; the owner's names count from where the owner is. */
export function ownersPath(name: string): string {
  // A file that is dropped on a terminal comes between quotes.
  const bare = name.trim().replace(/^(['"])(.*)\1$/, '$2');
  return path.resolve(process.env.INIT_CWD ?? '', bare.replace(/^~(?=\/)/, homedir()));
}

function textOf(file: string): string | null {
  const { text, problem } = readText(file);
  if (problem) throw new SetupError(`No puedo leer ${file}, así que no cambié nada: ${problem}`);
  return text;
}
