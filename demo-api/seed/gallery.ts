import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { UploadFolder } from '../storage/upload-folder';

/** Names of files in `pictures`, without their `.jpg`. */
export type Gallery = { cover: string; others: string[] };

/** File names as the admin API sends them: the cover in `portada`, the others in `rifa`. */
export type GalleryFiles = { cover: string | null; others: string[] };

const PICTURES = path.join('demo-api', 'seed', 'pictures');

export async function uploadGallery(
  uploads: UploadFolder,
  rifid: string,
  { cover, others }: Gallery,
): Promise<GalleryFiles> {
  const upload = async (folder: string, picture: string) => {
    const name = `${rifid}-${picture}.jpg`;
    await uploads.write(folder, name, await readFile(path.join(PICTURES, `${picture}.jpg`)));
    return name;
  };
  return {
    cover: await upload('portada', cover),
    others: await Promise.all(others.map((picture) => upload('rifa', picture))),
  };
}
