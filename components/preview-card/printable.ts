/** Everything except the letters, digits and signs of the face for pictures (public/fonts/README.md). */
const UNPRINTABLE = /[^\x20-\x7e\xa1-\xa3\xa5-\xac\xae-\xffŒœ–—‘’“”•…€]/gu;

/**
 * The drawable part of a text: for any other character the renderer would download a font or a
 * picture. Symbol letters (𝐑𝐢𝐟𝐚) become plain ones, and foreign accents go (Š).
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNPRINTABLE, (sign) => sign.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
