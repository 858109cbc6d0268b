import styles from './uploaded-picture.module.css';

const WIDTHS = [192, 384, 656, 828, 1200, 1600];

/** @param src path on our origin */
export function avifSources(src: string): string {
  return WIDTHS.map((width) => `${src}?w=${width}.avif ${width}w`).join(', ');
}

type UploadedPictureProps = {
  /** Path on our origin; null shows the placeholder. */
  src: string | null;
  alt: string;
  sizes: string;
  /** Width by height, to reserve its place. The picture is cropped to fit. */
  ratio?: `${number} / ${number}`;
  /** The page's main picture: loaded first, sooner with `PreloadPicture`. At most one per page. */
  isMain?: boolean;
};

export function UploadedPicture({
  src,
  alt,
  sizes,
  ratio = '4 / 3',
  isMain = false,
}: UploadedPictureProps) {
  return (
    <picture>
      {src && <source type="image/avif" sizes={sizes} srcSet={avifSources(src)} />}
      <img
        // Attributes are set in this order, and the browser must know `loading` before it sees the address.
        loading={isMain ? 'eager' : 'lazy'}
        {...(isMain && { fetchPriority: 'high' })}
        src={src ? `${src}?w=656.jpeg` : '/brand/no-image.svg'}
        alt={alt}
        className={styles.picture}
        style={{ aspectRatio: ratio }}
      />
    </picture>
  );
}
