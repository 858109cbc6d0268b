import { randomBytes } from 'node:crypto';
import { isMap, isSeq, type Document } from 'yaml';
import { mergeEnv } from './env-file';
import type { Change, Draft } from './question';
import { changedParts } from './settle';
import type { Shop } from './shop';

type Texts = { env: string; words: string };

/** The two texts that hold the answers. */
export function textsOf(draft: Draft, logoWidth: string | null): Texts {
  const changes = changedParts(draft).map((part) => part.change(draft.answers[part.key] ?? ''));
  const { shop } = draft;
  const settings = Object.assign({}, ...changes.map(({ settings = {} }) => settings)) as Record<
    string,
    string | null
  >;
  const words = shop.words.clone() as Document;
  // A new shop starts with the demo's file, and this part is not asked for.
  if (shop.isNew) write(words, [[['profile', 'map'], 'none']]);
  for (const { words: parts = [] } of changes) write(words, parts);
  if (logoWidth !== null) write(words, [[['profile', 'sizeico'], logoWidth]]);
  removeSamples(words);
  return {
    env: mergeEnv(shop.env, { ...settings, ...missingSettings(shop, settings) }),
    words: words.toString({ lineWidth: 0, singleQuote: true }),
  };
}

/** Settings that a shop needs, and that no owner has to think about. */
function missingSettings(shop: Shop, given: Record<string, string | null>) {
  const { settings, contentDir } = shop;
  const site = given.SITE_URL ?? settings.SITE_URL ?? '';
  const usual = {
    CONTENT_DIR: contentDir,
    TICKET_SECRET: secret(),
    REVALIDATE_TOKEN: secret(),
    // The proxy of the papers (DEPLOY.md) is on the same machine.
    ...(site.startsWith('https://') && { TRUSTED_PROXIES: '127.0.0.1' }),
  };
  return Object.fromEntries(Object.entries(usual).filter(([name]) => !settings[name]));
}

function secret(): string {
  return randomBytes(24).toString('hex');
}

function write(words: Document, parts: NonNullable<Change['words']>): void {
  for (const [steps, value] of parts) {
    for (let length = 1; length < steps.length; length += 1) {
      const parent = steps.slice(0, length);
      if (!isMap(words.getIn(parent))) words.setIn(parent, words.createNode({}));
    }
    words.setIn(steps, value);
  }
}

/** The testimonials that ship are invented. */
function removeSamples(words: Document): void {
  const list = words.get('testimonials');
  if (!isSeq(list)) return;
  const own = list.items.filter((item) => !isMap(item) || item.get('sample') !== true);
  if (own.length === list.items.length) return;
  if (own.length === 0) words.set('testimonials', 'none');
  else list.items = own;
}
