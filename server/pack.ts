import { compileEarly } from './files/compile-early';
import { BUILD_FOLDER, FILE_TREES, PACKED_FOLDER } from './files/file-trees';
import { packFiles } from './files/pack-files';

async function pack(): Promise<void> {
  await compileEarly(BUILD_FOLDER);
  await packFiles(FILE_TREES, PACKED_FOLDER);
}

/** The last step of a build. */
pack().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
