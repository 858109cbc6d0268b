import { existsSync } from 'node:fs';
import { buildWithout } from '../shared/build-without.mjs';

/** Each guard is a module that a permissive one of `without/` replaces, with the attacks it protects against. */
export const GUARDS = {
  'decode-limits': {
    file: 'lib/images/worker/decode-limits.ts',
    attacks: ['pictures', 'costly-receipts'],
  },
  'buyer-limits': {
    file: 'lib/platform/http/buyer-limits.ts',
    attacks: ['lock-out', 'empty-raffle'],
  },
  'guess-limits': { file: 'lib/platform/http/guess-limits.ts', attacks: ['guesses'] },
  'picture-slots': { file: 'lib/images/picture-slots.ts', attacks: ['picture-flood'] },
  'client-networks': { file: 'lib/platform/http/client-networks.ts', attacks: ['whole-network'] },
  repeats: { file: 'lib/platform/log/repeats.ts', attacks: ['log-flood'] },
  'bound-keys': { file: 'lib/purchase/bound-keys.ts', attacks: ['keys'] },
  'document-headers': { file: 'server/http/document-headers.ts', attacks: ['documents'] },
  'tidy-receipts': { file: 'lib/platform/http/tidy-receipts.ts', attacks: ['edges'] },
  'accepted-encoding': {
    file: 'server/http/accepted-encoding.ts',
    attacks: ['long-headers'],
  },
  'client-slots': { file: 'server/http/client-slots.ts', attacks: ['unlimited-routes'] },
  'without-front': { file: 'lib/checks/without-front.ts', attacks: ['next-alone'] },
};

export function buildWithoutGuard(name) {
  const guard = GUARDS[name];
  if (!guard) throw new Error(`--without must be one of ${Object.keys(GUARDS).join('|')}`);
  if (!existsSync(guard.file))
    throw new Error(`${guard.file} no longer exists: name the file that replaced it`);
  const replacement = `bench/attack/without/${name}.ts`;
  return buildWithout(name, { file: guard.file, replacement });
}
