import { buildWithout } from '../shared/build-without.mjs';

export const GUARDS = {
  'inline-styles': 'server/next-seam/inline-styles.ts',
  'compile-hints': 'server/next-seam/compile-hints.ts',
};

export function buildVariant(name) {
  const file = GUARDS[name];
  if (!file) throw new Error(`--without must be one of ${Object.keys(GUARDS).join('|')}`);
  return buildWithout(name, { file, replacement: `bench/page/without/${name}.ts` });
}
