import { retryScripts } from '../next-seam/retry-scripts';
import { earlyTaps } from './early-taps';
import { ownNumbers } from './own-numbers';
import { ownTypeface } from './own-typeface';
import { registerWorker } from './register-worker';

export const HEAD_SCRIPT = `(${retryScripts})((${earlyTaps})());(${ownTypeface})();(${ownNumbers})()`;
export const REGISTER_WORKER = `;(${registerWorker})()`;

const FIRST_LINK = /<(?:link|script)\b/i;

/** Our script comes first, so it receives every event from the beginning and waits for no stylesheet. */
export function withHeadScript(html: string, code: string): string {
  const at = html.search(FIRST_LINK);
  return at < 0 ? html : `${html.slice(0, at)}<script>${code}</script>${html.slice(at)}`;
}
