import { builtColours, contrast, mixed, type Palette } from '@/lib/content/colours';

const BLACK = '#000000';
const WHITE = '#ffffff';
const TEXT = 4.5;
const STEP = 0.05;

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
