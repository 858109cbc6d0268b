// Reaches into: the order of the head: Next's own links and scripts come after charset and viewport.
// Buys: our scripts receive every event from the beginning and wait for no stylesheet.
// Fails when it changes: next-contract.test.ts "head script".
// Can go: with early-taps.ts and retry-scripts.ts.

import { earlyTaps } from './early-taps';
import { ownTypeface } from './own-typeface';
import { registerWorker } from './register-worker';
import { retryScripts } from './retry-scripts';

export const HEAD_SCRIPT = `(${retryScripts})((${earlyTaps})());(${ownTypeface})()`;
export const REGISTER_WORKER = `;(${registerWorker})()`;

const OWN_SCRIPT = /<script\b(?=[^>]*\sasync\b)[^>]*\ssrc="\/_next\/static\//i;
const FIRST_LINK = /<(?:link|script)\b/i;

export function hasOwnScripts(html: string): boolean {
  return OWN_SCRIPT.test(html);
}

export function withHeadScript(html: string, code: string): string {
  const at = html.search(FIRST_LINK);
  return at < 0 ? html : `${html.slice(0, at)}<script>${code}</script>${html.slice(at)}`;
}
