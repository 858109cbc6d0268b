/** `public/brand/mark.svg`, inlined by the build (`next.config.mjs`), as an address for an `img`. */
export function brandMark(colour: string): string {
  const svg = (process.env.BRAND_MARK ?? '').replaceAll('currentColor', colour);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
