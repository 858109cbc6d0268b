type Palette = Record<
  'page' | 'surface' | 'action' | 'on-action' | 'accent' | 'deep' | 'on-deep' | 'on-deep-soft',
  string
>;

/** Colours of `app/globals.css`, put here by the build (`next.config.mjs`), for what no style sheet reaches. */
export function brandColours(): { light: Palette; dark: Palette } {
  return JSON.parse(process.env.BRAND_COLOURS ?? '') as { light: Palette; dark: Palette };
}
