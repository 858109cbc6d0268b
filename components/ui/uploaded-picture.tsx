import styles from './uploaded-picture.module.css';

const WIDTHS = [192, 384, 640, 828, 1200, 1600];

type UploadedPictureProps = {
  /** Path on our origin; null shows the placeholder. */
  src: string | null;
  alt: string;
  sizes: string;
  /** Width by height, to keep its place; what does not fit is cropped. */
  ratio?: `${number} / ${number}`;
  /** The picture the page is about: loaded first. At most one on a page. */
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
    <img
      // Attributes are set in this order: the browser must know about sizes before it sees the addresses.
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding="async"
      sizes={src ? sizes : undefined}
      srcSet={src ? WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') : undefined}
      src={src ? `${src}?w=640` : '/brand/no-image.svg'}
      alt={alt}
      className={styles.picture}
      style={{ aspectRatio: ratio }}
    />
  );
}
