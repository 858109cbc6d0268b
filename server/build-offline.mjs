import { build } from 'esbuild';

/** The oldest browsers in `browserslist` of package.json. */
const FLOOR = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

await build({
  entryPoints: {
    off: 'lib/offline/worker/off.ts',
    page: 'lib/offline/page/main.ts',
    worker: 'lib/offline/worker/main.ts',
  },
  outdir: 'dist/offline',
  bundle: true,
  minify: true,
  format: 'iife',
  charset: 'utf8',
  target: FLOOR,
});
