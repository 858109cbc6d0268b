import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ofContent } from './of-content';
import { contentFolder } from './read-content';

/** An `img` address: the shop's own mark (`npm run setup`), else `public/brand/mark.svg`, inlined by the build. */
export function brandMark(colour: string): string {
  const own = ownMark();
  if (own) return own;
  const svg = (process.env.BRAND_MARK ?? '').replaceAll('currentColor', colour);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const ownMark = ofContent(() => {
  try {
    const png = readFileSync(path.join(contentFolder(), 'brand', 'mark.png'));
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
});
