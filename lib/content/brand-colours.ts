import 'server-only';
import { builtColours } from './colours';
import { shopContent } from './content';

type Palette = Record<
  | 'page'
  | 'surface'
  | 'action'
  | 'on-action'
  | 'accent'
  | 'on-accent'
  | 'deep'
  | 'on-deep'
  | 'on-deep-soft',
  string
>;

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
  const { light, dark } = shopContent().colours;
  const rule = (colours: Record<string, string>) =>
    // Overrides the style sheet regardless of order.
    `html:root{${Object.entries(colours)
      .map(([name, colour]) => `--color-${name}:${colour}`)
      .join(';')}}`;
  const hasLight = Object.keys(light).length > 0;
  const hasDark = Object.keys(dark).length > 0;
  if (!hasLight && !hasDark) return null;
  return [
    hasLight && `@media (prefers-color-scheme:light){${rule(light)}}`,
    hasDark && `@media (prefers-color-scheme:dark){${rule(dark)}}`,
  ]
    .filter(Boolean)
    .join('');
}
