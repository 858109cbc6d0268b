import { buildWithout } from '../shared/build-without.mjs';

export const GUARDS = {
  'single-flight': 'lib/purchase/store/shared-store.ts',
  'single-flight-per-buyer': 'lib/purchase/buyer-lock.ts',
  'look-up': 'lib/admin-api/buyer-tickets.ts',
  key: 'lib/platform/http/idempotency-key.ts',
};

export function buildVariant(guard) {
  const file = GUARDS[guard];
  if (!file) throw new Error(`--without must be one of ${Object.keys(GUARDS).join('|')}`);
  return buildWithout(guard, { file, replacement: `bench/purchases/without/${guard}.ts` });
}
