import path from 'node:path';

import sharp from 'sharp';

import type { Db } from '../database/open';
import { addRoutes } from '../database/routes';
import { NO_IMAGE } from '../storage/upload-folder';
import type { UploadFolder } from '../storage/upload-folder';

export const salesRoutes = [
  { ruid: '60c1d2e3f4a5b6c7d8e9f001', name: 'Centro' },
  { ruid: '60c1d2e3f4a5b6c7d8e9f002', name: 'Oriente' },
  { ruid: '60c1d2e3f4a5b6c7d8e9f003', name: 'Página Web' },
];

const noImagePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <rect width="1200" height="900" fill="#e5e7eb"/>
  <g fill="none" stroke="#9ca3af" stroke-width="18" stroke-linejoin="round">
    <rect x="390" y="290" width="420" height="320" rx="28"/>
    <circle cx="500" cy="400" r="38"/>
    <path d="M400 590 540 470 620 540 690 460 800 570"/>
  </g>
</svg>`;

/** Adds what even an empty shop has: its sales routes and the placeholder picture. */
export async function seedBasics(db: Db, uploads: UploadFolder): Promise<void> {
  addRoutes(db, salesRoutes);
  const file = path.join(uploads.root, `${NO_IMAGE}.jpg`);
  if (!(await uploads.read('', NO_IMAGE))) {
    await sharp(Buffer.from(noImagePicture)).jpeg().toFile(file);
  }
}
