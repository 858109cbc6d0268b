import { readFrameworkScript } from './framework-script';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Kinds of what is handed to React: the opening, and text. Others are never taken out. */
const OPENING = 0;
const TEXT = 1;

/**
 * A page without its RSC payload, from which React makes it once more in the browser, and that payload. Null when the page
 * has none, or any that this does not know.
 */
export function withoutReactData(html: string): { html: string; data: string } | null {
  let data = '';
  const rest = html.replace(INLINE, (script, code: string) => {
    const call = readFrameworkScript(code);
    if (!call?.isForReact || !Array.isArray(call.given)) return script;
    const [kind, text] = call.given as unknown[];
    if (kind === OPENING) return '';
    if (kind !== TEXT || typeof text !== 'string') return script;
    data += text;
    return '';
  });
  return data && !rest.includes('__next_f') ? { html: rest, data } : null;
}
