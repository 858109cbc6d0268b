import { BUILD_FOLDER, FILE_TREES, PACKED_FOLDER } from '../http/files/file-trees';
import { packFiles } from '../http/files/pack-files';
import { addCompileHints } from '../next-seam/compile-hints';

async function finishBuild(): Promise<void> {
  await addCompileHints(BUILD_FOLDER);
  await packFiles(FILE_TREES, PACKED_FOLDER);
}

finishBuild().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
