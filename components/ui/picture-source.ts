const WIDTHS = [192, 384, 640, 828, 1200, 1600];

/** @param src path on our origin */
export function avifSources(src: string): string {
  return WIDTHS.map((width) => `${src}?w=${width}.avif ${width}w`).join(', ');
}
