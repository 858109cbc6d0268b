import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { sheetColours } from '../lib/content/sheet-colours.mjs';

/** The oldest browsers in `browserslist` of package.json. */
const FLOOR = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

const shared = { minify: true, charset: 'utf8', target: FLOOR };

const offline = { ...shared, outdir: 'dist/offline', bundle: true, format: 'iife' };

await build({ ...offline, entryPoints: { page: 'lib/offline/page/main.ts' } });

await build({
  ...offline,
  entryPoints: { off: 'lib/offline/worker/off.ts', worker: 'lib/offline/worker/main.ts' },
  // Leaves out what only pages need.
  define: { window: 'undefined' },
});

/** Every page carries the source of their functions in its head, as `tsc` wrote it. */
const IN_HEAD = [
  'document/early-taps',
  'document/own-numbers',
  'document/own-typeface',
  'document/register-worker',
  'next-seam/retry-scripts',
];

await build({
  ...shared,
  entryPoints: IN_HEAD.map((name) => `dist/server/${name}.js`),
  outdir: 'dist/server',
  outbase: 'dist/server',
  allowOverwrite: true,
});

const [light, dark] = sheetColours(readFileSync('app/globals.css', 'utf8'));
const brandColours = JSON.stringify({ light, dark: { ...light, ...dark } });

/** The set-up asks the rules of `lib/`, which are written for Next's own bundler. */
await build({
  entryPoints: ['server/setup/main.ts'],
  outdir: 'dist/server/setup',
  bundle: true,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // Outside Next nothing else marks this code as a server's.
  alias: { 'server-only': './node_modules/server-only/empty.js' },
  define: { 'process.env.BRAND_COLOURS': JSON.stringify(brandColours) },
});
