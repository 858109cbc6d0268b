import type { Sendable } from '../../cache/sendable';
import { frontContent } from '../front-content';
import { escaped, plainPage } from '../plain-page';

/** A larger logo is not worth its bytes on a phone without a network. */
const LARGEST_LOGO = 20_000;

/** The page for phones without a network. It is self-contained, because nothing else would arrive. */
export function offlinePage(script: string, files: Map<string, Sendable>): string {
  return plainPage({
    title: 'Sin conexión con la tienda',
    header: shopSign(files),
    main: `<h1>Sin conexión con la tienda</h1>
<p>No pudimos abrir esta página: tu teléfono no tiene señal, o la tienda no responde ahora. Si estabas pagando, no vuelvas a pagar.</p>
<button type="button">Intentar de nuevo</button>
<section aria-labelledby="por-enviar" hidden><h2 id="por-enviar">Por enviar</h2>
<p>Tu pago se envía solo cuando vuelva la señal. No vuelvas a pagar.</p>
<ul id="unsent"></ul></section>
<section aria-labelledby="tus-numeros" hidden><h2 id="tus-numeros">Tus números</h2>
<ul id="own"></ul></section>
<script>${script}</script>`,
    style: OFFLINE_STYLE,
    colours: OFFLINE_COLOURS,
  });
}

/** The logo if it is one of the shop's own files, otherwise the name. */
function shopSign(files: Map<string, Sendable>): string {
  const { name, logob, sizeico } = frontContent().profile;
  const file = files.get(logob);
  if (!file || file.bodies.identity.length > LARGEST_LOGO) return escaped(name);
  const type = String(file.headers['Content-Type']).replace(/;.*/, '');
  const data = `data:${type};base64,${file.bodies.identity.toString('base64')}`;
  return `<img src="${data}" alt="${escaped(name)}" width="${sizeico}" height="40">`;
}

const OFFLINE_COLOURS = 'surface line'.split(' ');

/* Added to the colours of every plain page. Tests compare them with `app/globals.css`. */
export const OFFLINE_STYLE = `
:root { --surface: #ffffff; --line: #e5decf; }
@media (prefers-color-scheme: dark) { :root { --surface: #132124; --line: #263a3e; } }
header { padding-inline: max(1.25rem, (100% - 29.5rem) / 2); }
header img { display: block; }
main { align-self: start; box-sizing: border-box; width: min(32rem, 100%); text-align: start; }
section { margin: 0 0 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--surface); }
section > p { margin: 0 0 .75rem; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { overflow-wrap: anywhere; }
li + li { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
li span { display: block; font-weight: 700; font-variant-numeric: tabular-nums; }
li a { margin: .5rem 0 0; }
button { margin: 0 0 1.25rem; padding: .75rem 1.25rem; border: 2px solid var(--action); border-radius: 999px; background: none; color: var(--link); font: inherit; font-weight: 700; cursor: pointer; }
`;
