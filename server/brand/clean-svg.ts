const RUNS = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>|<script\b[^>]*\/>/gi,
  /<foreignObject\b[^>]*>[\s\S]*?<\/foreignObject\s*>/gi,
  /\son[a-z]+\s*=\s*("[^"]*"|'[^']*')/gi,
  /\s(xlink:)?href\s*=\s*("\s*(javascript|https?):[^"]*"|'\s*(javascript|https?):[^']*')/gi,
];
const LEFT = /<script\b|<foreignObject\b|\son[a-z]+\s*=|javascript:/i;

/** True for a drawing that a browser would run when its file is opened by itself. */
export function hasScript(svg: string): boolean {
  return LEFT.test(svg);
}

/** @throws if something stays that a browser could run */
export function cleanSvg(svg: string): string {
  const clean = RUNS.reduce((text, pattern) => text.replace(pattern, ''), svg);
  if (hasScript(clean)) {
    throw new Error(
      'This SVG has a script that cannot be taken out: save it as a plain SVG or PNG',
    );
  }
  return clean;
}
