import 'server-only';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/read-content';
import { isMissing, unreadable } from '@/lib/content/read-text';
import { namesBelow } from '@/lib/platform/files-in';

/** Files that the front serves and that the shop's own user cannot read. */
export function unreadablePictures(variables: NodeJS.ProcessEnv): string[] {
  return ['brand', 'pictures'].flatMap((part) => {
    const folder = path.join(/* turbopackIgnore: true */ contentFolder(variables), part);
    let file = folder;
    try {
      for (const name of namesBelow(folder)) {
        file = path.join(folder, name);
        closeSync(openSync(file, 'r'));
      }
      return [];
    } catch (error) {
      return isMissing(error) ? [] : [unreadable(file, error)];
    }
  });
}
