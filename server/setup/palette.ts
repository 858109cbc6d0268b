import { builtColours, contrast, mixed, type Palette } from '@/lib/content/colours';

const BLACK = '#000000';
const WHITE = '#ffffff';
const TEXT = 4.5;
const STEP = 0.05;

const NAMED: Record<string, string> = {
  amarillo: '#f2c14e',
  azul: '#1d4ed8',
  'azul marino': '#1e3a5f',
  celeste: '#0284c7',
  dorado: '#b8860b',
  fucsia: '#c026d3',
  gris: '#4b5563',
  marron: '#7c4a21',
  morado: '#6d28d9',
  naranja: '#ea580c',
  negro: '#111111',
  rojo: '#c81e1e',
  rosado: '#db2777',
  turquesa: '#0f766e',
  verde: '#15803d',
  vino: '#7a1f3d',
};

/** The code of a colour that has a name or is written without # or short; else what was written. */
export function colourOf(written: string): string {
  const name = written.toLowerCase();
  const named = NAMED[name.normalize('NFD').replace(/\p{M}/gu, '')];
  if (named) return named;
  const [, code] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(name) ?? [];
  return code ? `#${code.length === 3 ? code.replace(/./g, '$&$&') : code}` : written;
}

/** The colours of `shop.yaml` that carry a shop's face, from its main one. Every pair of text and ground can be read. */
export function paletteFrom(main: string): { light: Palette; dark: Palette } {
  const { light, dark } = builtColours();
  return { light: scheme(main, main, light, BLACK), dark: scheme(main, null, dark, WHITE) };
}

/** Without a button's colour, the button has that of links. */
function scheme(main: string, button: string | null, built: Palette, away: string): Palette {
  const link = moved(main, away, 0, isReadOn(built.page, built.surface));
  const action = button ?? link;
  const onAction = contrast(WHITE, action) >= TEXT ? WHITE : BLACK;
  const deep = moved(
    main,
    BLACK,
    away === BLACK ? 0.6 : 0.7,
    isReadOn(built['on-deep'], built.accent),
  );
  return {
    action,
    'action-hover': mixed(action, onAction === WHITE ? BLACK : WHITE, 0.2),
    'on-action': onAction,
    link,
    focus: link,
    deep,
    'on-deep-soft': moved(main, WHITE, 0.7, isReadOn(deep)),
  };
}

function isReadOn(...others: (string | undefined)[]) {
  return (colour: string) => others.every((other) => !other || contrast(colour, other) >= TEXT);
}

/** The first step on the way to black or white that will do. */
function moved(from: string, to: string, start: number, fits: (colour: string) => boolean): string {
  for (let part = start; part < 1; part += STEP) {
    const colour = mixed(from, to, part);
    if (fits(colour)) return colour;
  }
  return to;
}
