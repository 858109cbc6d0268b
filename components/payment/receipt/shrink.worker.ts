import { shrinkPicture } from './shrink-picture';

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await shrinkPicture(data));
  } catch {
    self.postMessage(null);
  }
});
