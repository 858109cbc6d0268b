// Reaches into: `build-manifest.json` of a build, and the V8 hint that is the first line of a script.
// Buys: 112 ms of blocking and 245 ms until a number can be tapped, on HTTP/2 (bench/README.md).
// Fails when it changes: next-contract.test.ts "compile hints"; e2e/front/compile-hints.spec.ts.
// Can go: when Turbopack writes such hints (WICG/explicit-javascript-compile-hints-file-based#16).

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * An explicit compile hint of V8 (from Chromium 136), the first line of a script. Chromium then compiles the functions
 * off the main thread while the script arrives, not one by one when they are first called.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the framework's scripts of a build. Every page runs most of their functions before it can be touched. */
export async function addCompileHints(buildFolder: string): Promise<void> {
  const manifest = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  await Promise.all(rootMainFiles.map((file) => mark(path.join(buildFolder, file))));
}

/** A second build may leave a file unchanged, so it may already be marked. */
async function mark(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!code.startsWith(HINT)) await writeFile(file, HINT + code);
}
