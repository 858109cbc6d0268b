import { buildWithout } from '../shared/build-without.mjs';

const FILES = {
  'inline-styles': 'server/next-seam/inline-styles.ts',
  'compile-hints': 'server/next-seam/compile-hints.ts',
};

export function buildVariant(name) {
  const file = FILES[name];
  if (!file) throw new Error(`--without must be one of ${Object.keys(FILES).join('|')}`);
  return buildWithout(name, { file, replacement: `bench/page/without/${name}.ts` });
}
