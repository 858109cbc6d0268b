import { avifSources } from './uploaded-picture';

/**
 * Makes the page load its main picture before all others. React does this automatically, but not for a picture in
 * several formats. A link, because React drops what `preload()` asks for once the page waited for data.
 * @param src path on our origin
 */
export function PreloadPicture({ src, sizes }: { src: string | null; sizes: string }) {
  if (!src) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      // React puts only a link with an address into the head. Browsers that know `imageSrcSet` do not use it.
      href="data:,"
      imageSrcSet={avifSources(src)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
