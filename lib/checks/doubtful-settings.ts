import 'server-only';
import { SETTINGS } from '@/lib/platform/env';
import { isLocalHost, isLoopback } from '@/lib/platform/local-host';
import { doubtfulDataFolder } from './data-folder';
import { misspeltNames } from './misspelt-names';

/** Settings with which the shop starts and does not do what its owner wants. */
export function warnOfDoubtfulSettings() {
  for (const sentence of doubtfulSettings(process.env)) console.warn(sentence);
}

export function doubtfulSettings(variables: NodeJS.ProcessEnv): string[] {
  return [
    ...misspeltNames(SETTINGS, variables),
    ...localSite(variables),
    ...doubtfulDataFolder(variables),
  ];
}

/** A developer may look at real raffles on this machine, so this does not stop the start. */
function localSite({ SITE_URL, ADMIN_API_URL, PORT }: NodeJS.ProcessEnv): string[] {
  const admin = ADMIN_API_URL?.trim() ?? '';
  const site = SITE_URL?.trim() || `http://localhost:${PORT?.trim() || 3000}`;
  if (![admin, site].every((address) => URL.canParse(address))) return [];
  if (isLoopback(new URL(admin)) || !isLocalHost(new URL(site))) return [];
  return [
    `SITE_URL is ${site}, which no visitor can open: links that are shared lead nowhere and WhatsApp shows no preview. Set it to the address that visitors type, for example https://rifas.example.com`,
  ];
}
