import { frontContent } from './front-content';

const COLOURS = 'page text text-soft link deep on-deep accent action on-action'.split(' ');

/* The colours of `app/globals.css`, which a test compares: that file may be missing at run time. */
const STYLE = `
:root { color-scheme: light dark; --page: #fbf8f1; --text: #14262b; --text-soft: #4d5f65; --link: #0a5766; --deep: #062f38; --on-deep: #f6f2e7; --accent: #f6b92b; --action: #0a5766; --on-action: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --page: #0b1416; --text: #eef2ee; --text-soft: #a9bbbd; --link: #74d5e1; --deep: #08272e; --action: #56c7d6; --on-action: #03252b; } }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: var(--page); color: var(--text); font: 1.0625rem/1.55 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; }
header { padding: 1rem 1.25rem; background: var(--deep); color: var(--on-deep); font-weight: 800; font-size: 1.125rem; border-bottom: 4px solid var(--accent); }
main { align-self: center; justify-self: center; padding: 2rem 1.25rem; max-width: 32rem; text-align: center; text-wrap: balance; }
h1 { font-size: 1.625rem; line-height: 1.15; margin: 0 0 .75rem; }
p { margin: 0 0 1.25rem; color: var(--text-soft); }
a { display: inline-block; margin: .25rem; padding: .75rem 1.25rem; border: 2px solid var(--action); border-radius: 999px; color: var(--link); font-weight: 700; text-decoration: none; }
a.main { background: var(--action); color: var(--on-action); }
`;

type PlainPage = {
  title: string;
  /** HTML, like the fields below. */
  head?: string;
  header: string;
  main: string;
  /** Added to the style of every plain page. */
  style?: string;
  /** Names of colours that an owner may change. */
  colours?: readonly string[];
};

/** A self-contained page in the owner's colours. */
export function plainPage(page: PlainPage): string {
  const { title, head = '', header, main, style = '', colours = [] } = page;
  return `<!DOCTYPE html>
<html lang="es-VE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}${style}${ownColours([...COLOURS, ...colours])}</style>
</head>
<body>
<header>${header}</header>
<main>
${main}
</main>
</body>
</html>
`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The shop's own values for these colours. */
export function ownColours(names: readonly string[]): string {
  return Object.entries(frontContent().colours)
    .map(([scheme, colours]) => {
      const own = names.flatMap((name) => (colours[name] ? [`--${name}: ${colours[name]};`] : []));
      return own.length > 0
        ? `@media (prefers-color-scheme: ${scheme}) { :root { ${own.join(' ')} } }\n`
        : '';
    })
    .join('');
}
