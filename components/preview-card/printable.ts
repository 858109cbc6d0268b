/** What the card's font holds of Latin letters, digits and signs. */
const UNPRINTABLE = /[^\x20-\x7e\xa1-\xac\xae-\u0112\u0116-\u012a\u0150-\u017e–—‘’“”•…€]/gu;

/**
 * The part of a text that can be drawn: for any other character the renderer would ask the internet
 * for a font or a picture. Letters dressed up as symbols (𝐑𝐢𝐟𝐚) become plain ones.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNPRINTABLE, (sign) => sign.normalize('NFKC'))
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
