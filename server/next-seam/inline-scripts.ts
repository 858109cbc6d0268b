// Reaches into: the text of the inline scripts of Next (`use-flight-response`) and Turbopack.
// Buys: a policy without 'unsafe-inline' on cached pages (e2e/safety/headers.spec.ts).
// Fails when it changes: next-contract.test.ts "inline scripts", "start check"; the start goes on with plain pages.
// Can go: when Next adds the hashes to the policy of cached pages (vercel/next.js#95354, pull request #98332).

export type ScriptShape = { before: string; after: string };

export const KNOWN_SHAPES: readonly ScriptShape[] = [
  { before: '(self.__next_f=self.__next_f||[]).push(', after: ')' },
  { before: 'self.__next_f.push(', after: ')' },
  { before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', after: ');' },
];

const HOT_RELOAD = /^self\.__next_r="[\w-]+";var __nextHmrInitialVersion="\d+";$/;

const PUSH = /\.push\s*\(/g;
const END = /\)\s*;?$/;
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
    .map(([, , code = '']) => code);
}

/** Any other script could be injected markup and must not run. */
export function fitsShape(code: string, shapes: readonly ScriptShape[]): boolean {
  return shapes.some(
    ({ before, after }) =>
      code.startsWith(before) &&
      code.endsWith(after) &&
      isJson(code.slice(before.length, code.length - after.length)),
  );
}

export function isHotReload(code: string): boolean {
  return HOT_RELOAD.test(code);
}

/** Null unless the script only pushes plain data onto a list, which is harmless whatever the data. */
export function learnShape(code: string): ScriptShape | null {
  const after = END.exec(code)?.[0];
  if (after === undefined) return null;
  const befores = [...code.matchAll(PUSH)].map(({ 0: push, index }) =>
    code.slice(0, index + push.length),
  );
  const before = befores.find((start) => fitsShape(code, [{ before: start, after }]));
  return before === undefined ? null : { before, after };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
