import { Hono } from 'hono';

import { Failure } from '../failure';
import { contentTypes } from '../storage/image-kind';
import type { UploadFolder } from '../storage/upload-folder';

export function uploadRoutes(uploads: UploadFolder) {
  return new Hono().get('/:folder/:file', async (c) => {
    const found = await uploads.read(c.req.param('folder'), c.req.param('file'));
    if (!found) throw new Failure(404, 'La imagen no existe');
    return c.body(new Uint8Array(found.bytes), 200, {
      'content-type': found.kind ? contentTypes[found.kind] : 'application/octet-stream',
      'cache-control': 'public, max-age=0',
    });
  });
}
