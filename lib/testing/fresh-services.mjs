import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

// `npm run build:services` writes this file last.
const BUILT = 'dist/server/setup/main.js';

/** Sources of the processes that tests start from `dist`. */
const FOLDERS = [
  ...['server', 'demo-api', 'lib/images/worker'],
  // The set-up asks their rules.
  ...['lib/checks', 'lib/content', 'lib/platform', 'components/preview-card'],
];

/** Runs before all unit tests: a process of an older build would pass tests of code that it does not run. */
export default function buildStaleServices() {
  const builtAt = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  if (!FOLDERS.some((folder) => hasNewer(folder, builtAt))) return;
  execSync('npm run --silent build:services', { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * @param {string} folder
 * @param {number} since
 */
function hasNewer(folder, since) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .some((file) => statSync(path.join(folder, file)).mtimeMs > since);
}
