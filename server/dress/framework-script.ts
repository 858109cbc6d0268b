/** The calls by which Next and Turbopack hand data to their scripts. */
const CALLS = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * Whether an inline script is wholly one of the framework's calls with plain data. Anything else could be injected
 * markup and must not be allowed to run.
 */
export function isFrameworkScript(code: string): boolean {
  const call = CALLS.find((start) => code.startsWith(start));
  const end = /\);?$/.exec(code);
  if (!call || !end) return false;
  try {
    JSON.parse(code.slice(call.length, end.index));
    return true;
  } catch {
    return false;
  }
}
