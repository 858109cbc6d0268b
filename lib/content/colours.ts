type Palette = Record<string, string>;

type Schemes = Record<'light' | 'dark', Palette>;

/** Colours of `app/globals.css`, inlined by the build (`next.config.mjs`). */
export function builtColours(): Schemes {
  return JSON.parse(process.env.BRAND_COLOURS ?? '{"light":{},"dark":{}}') as Schemes;
}

/** WCAG 2.2, 1.4.3 */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: the ground of a button, and a ring around what has the focus */
const SHAPE = 3;

/** Each colour changes until it has that contrast to the ones listed after it, and becomes `text` if it never does. */
const ON: readonly (readonly [string, number, ...string[]])[] = [
  ['text', TEXT, 'page', 'surface', 'sunk'],
  ['text', TEXT, 'page'],
  ['surface', TEXT, 'text'],
  ['sunk', TEXT, 'text'],
  ['text-soft', TEXT, 'page', 'surface'],
  ['link', TEXT, 'page', 'surface', 'sunk'],
  ['focus', SHAPE, 'page'],
  ['action', SHAPE, 'page', 'surface'],
  ['on-action', TEXT, 'action'],
  ['action-hover', SHAPE, 'page', 'surface'],
  ['action-hover', TEXT, 'on-action'],
  ['main', SHAPE, 'deep'],
  ['on-main', TEXT, 'main'],
  ['accent', TEXT, 'deep'],
  ['on-accent', TEXT, 'accent'],
  ['on-accent-soft', TEXT, 'accent-soft'],
  ['on-deep', TEXT, 'deep'],
  ['on-deep-soft', TEXT, 'deep'],
];

const STEPS = 32;
const BLACK = '#000000';
const WHITE = '#ffffff';

/** The colours that replace those of the build, each as near to the owner's as can be seen. */
export function visibleColours(own: Palette, built: Palette): Palette {
  const shown: Palette = { ...built, ...(own.action && derived(own.action, built)), ...own };
  for (const [name, least, ...others] of ON) {
    const colour = shown[name];
    const grounds = others.flatMap((other) => shown[other] ?? []);
    if (colour) shown[name] = nearest(colour, least, grounds) ?? shown.text ?? colour;
  }
  const replaced = Object.entries(shown).filter(([name, colour]) => colour !== built[name]);
  return Object.fromEntries(replaced);
}

/** The rest of a shop's face. `main` is `action` on dark bands. */
function derived(action: string, built: Palette): Palette {
  const letters = contrast(WHITE, action) >= TEXT ? WHITE : BLACK;
  const bandLetters = ['accent', 'on-deep'].flatMap((name) => built[name] ?? []);
  return {
    'action-hover': mixed(action, letters === WHITE ? BLACK : WHITE, 0.2),
    'on-action': letters,
    link: action,
    focus: action,
    main: action,
    'on-main': letters,
    deep: nearest(mixed(action, BLACK, 0.6), TEXT, bandLetters) ?? BLACK,
    'on-deep-soft': mixed(action, WHITE, 0.7),
  };
}

/** The first step towards black or white that has this contrast with all these grounds. */
function nearest(colour: string, least: number, grounds: string[]): string | null {
  const passes = (each: string) => grounds.every((ground) => contrast(each, ground) >= least);
  if (passes(colour)) return colour;
  for (let step = 1; step <= STEPS; step += 1) {
    const steps = [mixed(colour, BLACK, step / STEPS), lighter(colour, step / STEPS)];
    const found = steps.find(passes);
    if (found) return found;
  }
  return null;
}

/** Brighter first, so that a dark red becomes red before it becomes pink. */
function lighter(colour: string, part: number): string {
  const parts = partsOf(colour);
  const most = Math.max(...parts, 1);
  const bright = hex(parts.map((each) => (each * 255) / most));
  return part < 0.5 ? mixed(colour, bright, 2 * part) : mixed(bright, WHITE, 2 * part - 1);
}

/** Part of the way from one colour to another. */
function mixed(from: string, to: string, part: number): string {
  const end = partsOf(to);
  return hex(partsOf(from).map((each, at) => each * (1 - part) + (end[at] ?? 0) * part));
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function hex(parts: number[]): string {
  return `#${parts.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
