export type Palette = Record<string, string>;

/** Colours of `app/globals.css`, inlined by the build (`next.config.mjs`). */
export function builtColours(): { light: Palette; dark: Palette } {
  return JSON.parse(process.env.BRAND_COLOURS ?? '{"light":{},"dark":{}}') as {
    light: Palette;
    dark: Palette;
  };
}

/** Text and background, on pages and in pictures. */
const READ_TOGETHER = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'sunk'],
  ['text-soft', 'page'],
  ['text-soft', 'surface'],
  ['link', 'page'],
  ['link', 'surface'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-accent', 'accent'],
  ['on-accent-soft', 'accent-soft'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ['accent', 'deep'],
  ['focus', 'page'],
] as const;

/** WCAG 2.2, 1.4.3 */
const LEAST = 4.5;
/** WCAG 2.2, 1.4.11: a ring around what has the focus */
const LEAST_OF_FOCUS = 3;

type Unreadable = { text: string; ground: string; ratio: number; least: number };

/** Pairs with too little contrast because of one of the shop's own colours. */
export function unreadable(palette: Palette, own: Palette): Unreadable[] {
  return READ_TOGETHER.flatMap(([text, ground]) => {
    const [front, back] = [palette[text], palette[ground]];
    if (!front || !back || !(text in own || ground in own)) return [];
    const ratio = contrast(front, back);
    const least = text === 'focus' ? LEAST_OF_FOCUS : LEAST;
    return ratio < least ? [{ text, ground, ratio, least }] : [];
  });
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
