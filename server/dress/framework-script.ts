/** The calls by which Next and Turbopack hand data to their scripts. */
const CALLS = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * What an inline script hands over when it is wholly one of the framework's calls with plain data, and whether to React.
 * Anything else could be injected markup and must not be allowed to run: null.
 */
export function readFrameworkScript(code: string): { isForReact: boolean; given: unknown } | null {
  const call = CALLS.find((start) => code.startsWith(start));
  const end = /\);?$/.exec(code);
  if (!call || !end) return null;
  try {
    const given: unknown = JSON.parse(code.slice(call.length, end.index));
    return { isForReact: call.includes('__next_f'), given };
  } catch {
    return null;
  }
}
