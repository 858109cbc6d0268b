import { buildWithout } from '../shared/build-without.mjs';

const MODULES = {
  'single-flight': 'lib/purchase/store/shared-store.ts',
  'single-flight-per-buyer': 'lib/purchase/buyer-lock.ts',
  'look-up': 'lib/purchase/look-up.ts',
  key: 'lib/platform/http/idempotency-key.ts',
};

export function buildVariant(guard) {
  const file = MODULES[guard];
  if (!file) throw new Error(`--without must be one of ${Object.keys(MODULES).join('|')}`);
  return buildWithout(guard, { file, replacement: `bench/purchases/without/${guard}.ts` });
}
