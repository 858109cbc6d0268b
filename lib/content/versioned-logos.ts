import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ofContent } from './of-content';
import { contentFolder } from './read-content';
import type { Profile } from './types';

const versions = ofContent(() => new Map<string, string>());

/** Addresses by content, so that phones need not ask for the logo again (`server/http/files/versioned-file.ts`). */
export function withVersionedLogos(company: Profile): Profile {
  return { ...company, logo: versioned(company.logo), logob: versioned(company.logob) };
}

function versioned(address: string): string {
  const known = versions();
  const found = known.get(address) ?? address + versionQuery(address);
  known.set(address, found);
  return found;
}

/** Empty for a file that the front does not have. */
function versionQuery(address: string): string {
  const places = [contentFolder(), path.resolve(/* turbopackIgnore: true */ 'public')];
  if (!/^\/(brand|pictures)\//.test(address)) return '';
  for (const place of places) {
    try {
      const content = readFileSync(path.join(place, address));
      return `?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
    } catch {
      continue;
    }
  }
  return '';
}
