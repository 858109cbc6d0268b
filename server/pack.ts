import { FILE_TREES, PACKED_FOLDER } from './files/file-trees';
import { packFiles } from './files/pack-files';

/** The last step of a build. */
packFiles(FILE_TREES, PACKED_FOLDER).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
