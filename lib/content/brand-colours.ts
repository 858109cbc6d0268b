import 'server-only';
import { builtColours } from './colours';
import { shopContent } from './content';
import type { Colour } from './schema';

type Palette = Record<Colour, string>;

export function brandColours(): { light: Palette; dark: Palette } {
  const built = builtColours();
  const { light, dark } = shopContent().colours;
  return {
    light: { ...built.light, ...light } as Palette,
    dark: { ...built.dark, ...dark } as Palette,
  };
}

/** The shop's own colours for its pages; null if it has none. */
export function brandStyle(): string | null {
  const rules = Object.entries(shopContent().colours).map(([scheme, colours]) => {
    const values = Object.entries(colours).map(([name, colour]) => `--color-${name}:${colour}`);
    // Overrides the style sheet regardless of order.
    return (
      values.length > 0 && `@media (prefers-color-scheme:${scheme}){html:root{${values.join(';')}}}`
    );
  });
  return rules.filter(Boolean).join('') || null;
}
