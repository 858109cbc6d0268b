import 'server-only';
import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { MESSAGE_FILES } from '@/lib/content/message-templates';
import { contentFolder } from '@/lib/content/read-content';
import { isMissing, unreadable } from '@/lib/content/read-text';
import { namesBelow } from '@/lib/platform/files-in';

const TEXTS = ['shop.yaml', 'terminos.md', 'privacidad.md', ...MESSAGE_FILES];

/** Files that the front serves and that the shop's own user cannot read. */
export function unreadablePictures(variables: NodeJS.ProcessEnv): string[] {
  return pictureFolders(variables).flatMap(faultsIn);
}

/** Only root can read them, and root is who looks: the shop's own user will not see them. */
export function readableByRootAlone(variables: NodeJS.ProcessEnv): string[] {
  if (process.geteuid?.() !== 0) return [];
  const folder = contentFolder(variables);
  const inFolders = pictureFolders(variables)
    .filter(existsSync)
    .flatMap((each) => [each, ...namesBelow(each).map((name) => path.join(each, name))]);
  const texts = TEXTS.map((name) => path.join(folder, name));
  return [folder, ...texts, ...inFolders].filter(isForRootAlone);
}

function pictureFolders(variables: NodeJS.ProcessEnv): string[] {
  return ['brand', 'pictures'].map((part) =>
    path.join(/* turbopackIgnore: true */ contentFolder(variables), part),
  );
}

function faultsIn(folder: string): string[] {
  try {
    return namesBelow(folder).flatMap((name) => openFault(path.join(folder, name)));
  } catch (error) {
    return isMissing(error) ? [] : [unreadable(folder, error)];
  }
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
