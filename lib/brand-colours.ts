type Palette = Record<
  'page' | 'surface' | 'action' | 'on-action' | 'accent' | 'deep' | 'on-deep' | 'on-deep-soft',
  string
>;

/** Colours of `app/globals.css`, inlined by the build (`next.config.mjs`). */
export function brandColours(): { light: Palette; dark: Palette } {
  return JSON.parse(process.env.BRAND_COLOURS ?? '') as { light: Palette; dark: Palette };
}
