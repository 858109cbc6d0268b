import path from 'node:path';
import { addCompileHints } from './files/add-compile-hints';
import { BUILD_FOLDER, FILE_TREES, PACKED_FOLDER } from './files/file-trees';
import { minifyScript } from './files/minify-script';
import { packFiles } from './files/pack-files';

/** Every page carries it, as the source that the front finds here. */
const LATE_SCRIPTS = path.join(__dirname, 'dress', 'late-scripts.js');

async function pack(): Promise<void> {
  await addCompileHints(BUILD_FOLDER);
  await minifyScript(LATE_SCRIPTS);
  await packFiles(FILE_TREES, PACKED_FOLDER);
}

/** The last step of a build. */
pack().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
