import { fitsShape, isHotReload, KNOWN_SHAPES, type ScriptShape } from './inline-scripts';

export type PageParts = { styles: boolean; headScript: boolean };

const ALL_PARTS: PageParts = { styles: true, headScript: true };
const NO_PARTS: PageParts = { styles: false, headScript: false };

export type PageContract = {
  allows: (code: string) => boolean;
  parts: PageParts;
  sources: readonly string[];
};

export const KNOWN_CONTRACT: PageContract = {
  allows: (code) => fitsShape(code, KNOWN_SHAPES),
  parts: ALL_PARTS,
  sources: [],
};

/** For a Next that has changed: relies only on the form of inline scripts. */
export function plainContract(shapes: readonly ScriptShape[]): PageContract {
  return { allows: (code) => fitsShape(code, shapes), parts: NO_PARTS, sources: [] };
}

/** For `next dev`: styles change in place, so they stay in files, and React shows errors through `eval`. */
export const DEVELOPMENT_CONTRACT: PageContract = {
  allows: (code) => KNOWN_CONTRACT.allows(code) || isHotReload(code),
  parts: { styles: false, headScript: true },
  sources: ["'unsafe-eval'"],
};
