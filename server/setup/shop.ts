import path from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { SHOP_FILE } from '@/lib/content/read-content';
import { readText, SHIPPED_CONTENT } from '@/lib/content/read-text';
import { readEnv } from './env-file';
import { SetupError } from './setup-error';

/** The contents of a shop's folder before the set-up changes them. */
export type Shop = {
  folder: string;
  isNew: boolean;
  /** Text of `shop.env`. */
  env: string;
  settings: Record<string, string>;
  contentDir: string;
  /** `shop.yaml` with the owner's comments. */
  words: Document;
};

export const ENV_FILE = 'shop.env';

export function readShop(folder: string): Shop {
  const env = textOf(path.join(folder, ENV_FILE));
  const settings = readEnv(env ?? '');
  const contentDir = settings.CONTENT_DIR || path.join(folder, 'content');
  const file = path.join(contentDir, SHOP_FILE);
  const own = textOf(file);
  const words = parseDocument(own ?? textOf(path.join(SHIPPED_CONTENT, SHOP_FILE)) ?? '');
  const [broken] = words.errors;
  if (broken) {
    throw new SetupError(
      `No puedo leer ${file}, así que no cambié nada. Corrígelo y repite: ${broken.message.split('\n', 1)[0]}`,
    );
  }
  return { folder, isNew: env === null, env: env ?? '', settings, contentDir, words };
}

/** One line of `shop.yaml`; null if it is missing or `none`. */
export function wordOf({ words }: Shop, ...steps: string[]): string | null {
  const value = words.getIn(steps);
  return typeof value === 'string' && value.toLowerCase() !== 'none' ? value : null;
}

/** A field of the owner's profile, `none` included. A new shop has that of the demo, which is nobody's answer. */
export function profileOf({ words, isNew }: Shop, field: string): string | undefined {
  const value = isNew ? undefined : words.getIn(['profile', field]);
  return value === undefined || value === null ? undefined : String(value);
}

/** npm runs a script in the folder of this repository; the owner's names count from where the owner is. */
export function ownersPath(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', name);
}

function textOf(file: string): string | null {
  const { text, problem } = readText(file);
  if (problem) throw new SetupError(`No puedo leer ${file}, así que no cambié nada: ${problem}`);
  return text;
}
