// Reaches into: `build-manifest.json` of a build, and the order of V8 that is written as the first line of a script.
// Buys: 75 ms of blocking on HTTP/2 (bench/README.md).
// Fails when it changes: next-contract.test.ts "compile hints"; e2e/front/compile-hints.spec.ts.
// Can go: when Turbopack writes such hints (WICG/explicit-javascript-compile-hints-file-based#16).

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What stands at the top of a script whose functions Chromium compiles while it arrives, beside the main thread, and not
 * one by one when they are first called (explicit compile hints of V8, from Chromium 136).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the framework's scripts of a build, most of which run on every page before it can be touched. */
export async function addCompileHints(buildFolder: string): Promise<void> {
  const manifest = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  await Promise.all(rootMainFiles.map((file) => mark(path.join(buildFolder, file))));
}

/** A second build may leave a file as it is. */
async function mark(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!code.startsWith(HINT)) await writeFile(file, HINT + code);
}
