import { buildWithout } from '../shared/build-without.mjs';

const MODULES = {
  'single-flight': 'lib/payments/store/shared-store.ts',
  'single-flight-per-buyer': 'lib/payments/buyer-lock.ts',
  'look-up': 'lib/payments/look-up.ts',
  key: 'lib/http/idempotency-key.ts',
};

export function buildVariant(guard) {
  const file = MODULES[guard];
  if (!file) throw new Error(`--without ${Object.keys(MODULES).join('|')}`);
  return buildWithout(guard, { file, replacement: `bench/purchases/without/${guard}.ts` });
}
