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
/** WCAG 2.2, 1.4.11: the ground of a button, and a ring around what has the focus */
const LEAST_OF_SHAPES = 3;

type Unreadable = { text: string; ground: string; ratio: number; least: number };

/** Pairs with too little contrast because of one of the shop's own colours. */
export function unreadable(palette: Palette, own: Palette): Unreadable[] {
  return READ_TOGETHER.flatMap(([text, ground]) => {
    const [front, back] = [palette[text], palette[ground]];
    if (!front || !back || !(text in own || ground in own)) return [];
    const ratio = contrast(front, back);
    const least = text === 'focus' ? LEAST_OF_SHAPES : LEAST;
    return ratio < least ? [{ text, ground, ratio, least }] : [];
  });
}

const STEPS = 32;

/**
 * The owner's colours with a main button that can be seen and read: `action` on pages, `main` on dark bands. A colour
 * that does not pass gives way to the nearest that does.
 */
export function withVisibleButton(own: Palette, built: Palette): Palette {
  if (!own.action) return own;
  const { page, surface, deep, 'on-action': letters = '#ffffff' } = { ...built, ...own };
  const action = nearest(own.action, [page, surface]);
  const onAction = readableOn(action, letters);
  const hover = own['action-hover'] ?? action;
  const main = nearest(own.action, [deep]);
  return {
    ...own,
    action,
    'on-action': onAction,
    'action-hover': contrast(onAction, hover) < LEAST ? action : hover,
    main,
    'on-main': readableOn(main, letters),
  };
}

function readableOn(ground: string, letters: string): string {
  // Black or white can be read on every colour.
  const fitting = [letters, '#ffffff', '#000000'].find((each) => contrast(each, ground) >= LEAST);
  return fitting ?? letters;
}

/** The first step towards black or white that stands out from all these grounds. */
function nearest(colour: string, grounds: (string | undefined)[]): string {
  const passes = (each: string) =>
    grounds.every((ground) => !ground || contrast(each, ground) >= LEAST_OF_SHAPES);
  for (let step = 0; step <= STEPS; step += 1) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixed(colour, end, step / STEPS))
      .find(passes);
    if (found) return found;
  }
  return colour;
}

/** Part of the way from one colour to another. */
export function mixed(from: string, to: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [from, to].map((each) => parseInt(each.slice(at, at + 2), 16));
    return Math.round(one * (1 - part) + other * part);
  });
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
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
