import { build } from 'esbuild';

/** The oldest browsers in `browserslist` of package.json. */
const FLOOR = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

const shared = { minify: true, charset: 'utf8', target: FLOOR };

await build({
  ...shared,
  entryPoints: {
    off: 'lib/offline/worker/off.ts',
    page: 'lib/offline/page/main.ts',
    worker: 'lib/offline/worker/main.ts',
  },
  outdir: 'dist/offline',
  bundle: true,
  format: 'iife',
});

/** Every page carries the source of their functions in its head, as `tsc` wrote it. */
const IN_HEAD = [
  'document/early-taps',
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
