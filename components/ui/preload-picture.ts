import { preload } from 'react-dom';
import { avifSources } from './uploaded-picture';

/**
 * Makes the server preload a page's main picture before all others. React does this automatically, but not for a
 * picture in several formats.
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
