import 'server-only';
import { closeSync, openSync, readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { MESSAGE_FILES } from '@/lib/content/message-templates';
import { contentFolder } from '@/lib/content/read-content';
import { isMissing, unreadable } from '@/lib/content/read-text';

const TEXTS = ['shop.yaml', 'terminos.md', 'privacidad.md', ...MESSAGE_FILES];

/** Files that the front serves and that the shop's own user cannot read. */
export function unreadablePictures(variables: NodeJS.ProcessEnv): string[] {
  return pictureFolders(variables)
    .flatMap(entriesOf)
    .flatMap(({ file, problem }) => problem ?? openFault(file))
    .map((problem) => `CONTENT_DIR: ${problem}`);
}

/** Only root can read them, and root is who looks: the shop's own user will not see them. */
export function readableByRootAlone(variables: NodeJS.ProcessEnv): string[] {
  if (process.geteuid?.() !== 0) return [];
  const folder = contentFolder(variables);
  const inFolders = pictureFolders(variables).flatMap((each) => [each, ...filesIn(each)]);
  const texts = TEXTS.map((name) => path.join(folder, name));
  return [folder, ...texts, ...inFolders].filter(isForRootAlone);
}

function pictureFolders(variables: NodeJS.ProcessEnv): string[] {
  return ['brand', 'pictures'].map((part) =>
    path.join(/* turbopackIgnore: true */ contentFolder(variables), part),
  );
}

function filesIn(folder: string): string[] {
  return entriesOf(folder).map(({ file }) => file);
}

function entriesOf(folder: string): { file: string; problem: string | null }[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => ({ file: whole(entry), problem: null }));
  } catch (error) {
    return isMissing(error) ? [] : [{ file: folder, problem: unreadable(folder, error) }];
  }
}

function whole({ parentPath, name }: Dirent): string {
  return path.join(parentPath, name);
}

function openFault(file: string): string[] {
  try {
    closeSync(openSync(file, 'r'));
    return [];
  } catch (error) {
    return [unreadable(file, error)];
  }
}

function isForRootAlone(file: string): boolean {
  const look = statSync(file, { throwIfNoEntry: false });
  if (!look) return false;
  const isReadByGroup = look.gid !== 0 && (look.mode & 0o040) !== 0;
  return look.uid === 0 && !isReadByGroup && (look.mode & 0o004) === 0;
}
