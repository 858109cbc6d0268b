import { preload } from 'react-dom';
import { avifSources } from './picture-source';

/**
 * For the server to ask for the main picture of a page before all others: React does this by itself, but for no picture
 * of several formats.
 * @param src path on our origin
 */
export function preloadPicture(src: string | null, sizes: string): void {
  if (!src) return;
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avifSources(src),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
