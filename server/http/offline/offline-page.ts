import { companyProfile } from '../../../lib/content/company';
import type { Sendable } from '../../cache/sendable';
import { escaped, plainPage } from '../plain-page';

/** A larger logo is not worth its bytes on a phone without a network. */
const LARGEST_LOGO = 20_000;

/** The page for phones without a network. It is self-contained, because nothing else would arrive. */
export function offlinePage(script: string, files: Map<string, Sendable>): string {
  return plainPage({
    title: 'Sin conexión con la tienda',
    header: shopSign(files),
    main: `<h1>Sin conexión con la tienda</h1>
<p>No pudimos abrir esta página: <span>tu teléfono no tiene señal, o la tienda no responde ahora. Si estabas pagando, no vuelvas a pagar.</span></p>
<button type="button">Intentar de nuevo</button>
${question()}<script>${script}</script>`,
    style: OFFLINE_STYLE,
    colours: OFFLINE_COLOURS,
  });
}

/** The page's script writes the message, with what this phone knows. */
function question(): string {
  const { whatsapp } = companyProfile();
  if (!whatsapp) return '';
  return `<a target="_blank" rel="noreferrer" href="${escaped(whatsapp)}">¿Dudas? Escríbenos</a>\n`;
}

/** The logo if it is one of the shop's own files, otherwise the name. */
function shopSign(files: Map<string, Sendable>): string {
  const { name, logob, sizeico } = companyProfile();
  const file = files.get(logob);
  if (!file || file.bodies.identity.length > LARGEST_LOGO) return escaped(name);
  const type = String(file.headers['Content-Type']).replace(/;.*/, '');
  const data = `data:${type};base64,${file.bodies.identity.toString('base64')}`;
  return `<img src="${data}" alt="${escaped(name)}" width="${sizeico}" height="40">`;
}

const OFFLINE_COLOURS = 'surface line link warning warning-soft'.split(' ');

/* Added to the colours of every plain page. Tests compare them with `app/globals.css`. */
export const OFFLINE_STYLE = `
:root { --surface: #ffffff; --line: #e5decf; --link: #0a5766; --warning: #7d5200; --warning-soft: #fdefcb; }
@media (prefers-color-scheme: dark) { :root { --surface: #132124; --line: #263a3e; --link: #74d5e1; --warning: #f5cb6b; --warning-soft: #372a08; } }
header { padding-inline: max(1.25rem, (100% - 29.5rem) / 2); }
header img { display: block; }
main { align-self: start; box-sizing: border-box; width: min(32rem, 100%); text-align: start; }
article, section { margin: 0 0 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--surface); }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
article > * { overflow-wrap: anywhere; }
.age { display: inline-block; padding: .25rem .75rem; border-radius: .875rem; background: var(--warning-soft); color: var(--warning); font-weight: 700; }
.price, .news { color: var(--text); font-weight: 700; }
.news:empty { display: none; }
ul { margin: 0; padding: 0; list-style: none; }
.kept > li + li { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.kept p { margin: 0 0 .25rem; }
.numbers { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
.numbers li { padding: .25rem .625rem; border: 1px dashed var(--text-soft); border-radius: .5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
section a { margin: 0; padding: .75rem 0; border: 0; color: var(--link); text-decoration: underline; }
main > a { margin: 0 0 1.25rem; }
button { margin: 0 .5rem 1.25rem 0; padding: .75rem 1.25rem; border: 2px solid var(--action); border-radius: 999px; background: none; color: var(--action); font: inherit; font-weight: 700; cursor: pointer; }
button.main { background: var(--action); color: var(--on-action); }
`;
