import sharp from 'sharp';

import type { UploadFolder } from '../../storage/upload-folder';
import type { Scene } from './scenes/scene';
import { scenes } from './scenes/scene';
import type { Subject } from './subjects/subject';
import { subjects } from './subjects/subject';
import { picture } from './svg';

export type Gallery = { subject: Subject; color: string; cover: Scene; others: Scene[] };

/** File names: the cover in `portada`, the others in `rifa`. */
export type GalleryFiles = { cover: string | null; others: string[] };

export async function paintGallery(
  uploads: UploadFolder,
  rifid: string,
  gallery: Gallery,
): Promise<GalleryFiles> {
  const name = (scene: Scene) => `${rifid}-${gallery.subject}-${scene}.jpg`;
  const cover = name(gallery.cover);
  await uploads.write('portada', cover, await paint(gallery, gallery.cover));
  for (const scene of gallery.others) {
    await uploads.write('rifa', name(scene), await paint(gallery, scene));
  }
  return { cover, others: gallery.others.map(name) };
}

function paint({ subject, color }: Gallery, scene: Scene): Promise<Buffer> {
  const svg = picture([scenes[scene](color), subjects[subject](color)]);
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
