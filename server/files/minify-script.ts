import { readFile, writeFile } from 'node:fs/promises';
import { loadBindings, minify } from 'next/dist/build/swc';

/**
 * Minifies a compiled script of ours where it stands, by the compiler with which Next minifies its own; Next has no
 * public name for it.
 */
export async function minifyScript(file: string): Promise<void> {
  await loadBindings();
  const { code } = await minify(await readFile(file, 'utf8'), {
    compress: true,
    mangle: { toplevel: false },
    module: false,
  });
  await writeFile(file, code);
}
