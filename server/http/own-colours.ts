import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const SCHEMES = ['light', 'dark'] as const;
const COLOUR = /^#[\da-f]{6}$/i;

const styles = new Map<string, string>();

/** The shop's own among these colours, by the file of its words as the first page that needs them finds it. */
export function ownColours(names: readonly string[], env = process.env): string {
  const file = path.join(env.CONTENT_DIR?.trim() || 'content', 'shop.yaml');
  const key = [file, ...names].join(' ');
  const style = styles.get(key) ?? styleOf(coloursIn(file), names);
  styles.set(key, style);
  return style;
}

type Written = Partial<Record<(typeof SCHEMES)[number], Record<string, unknown>>>;

/** What is wrong with the file is said when the shop starts. */
function coloursIn(file: string): Written {
  try {
    const { colours } = parse(readFileSync(file, 'utf8')) as { colours?: Written };
    return colours ?? {};
  } catch {
    return {};
  }
}

function styleOf(colours: Written, names: readonly string[]): string {
  return SCHEMES.map((scheme) => {
    const own = names.flatMap((name) => {
      const colour = colours[scheme]?.[name];
      return typeof colour === 'string' && COLOUR.test(colour) ? [`--${name}: ${colour};`] : [];
    });
    return own.length > 0
      ? `@media (prefers-color-scheme: ${scheme}) { :root { ${own.join(' ')} } }\n`
      : '';
  }).join('');
}
