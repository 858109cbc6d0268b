import { companyProfile } from '../../../lib/content/company';
import type { Sendable } from '../../cache/sendable';
import { escaped, plainPage } from '../plain-page';
import { OFFLINE_COLOURS, OFFLINE_STYLE } from './offline-style';

/** What is larger is not worth its bytes on a phone without a line. */
const LARGEST_LOGO = 20_000;

/** The page for what a phone without a line asks for, whole in itself: nothing else would come. */
export function offlinePage(script: string, files: Map<string, Sendable>): string {
  return plainPage({
    title: 'Sin conexión con la tienda',
    header: shopSign(files),
    main: `<h1>Sin conexión con la tienda</h1>
<p>No pudimos abrir esta página: tu teléfono no tiene señal, o la tienda no responde ahora. Si estabas pagando, no vuelvas a pagar.</p>
<button type="button">Intentar de nuevo</button>
<script>${script}</script>`,
    style: OFFLINE_STYLE,
    colours: OFFLINE_COLOURS,
  });
}

/** The logo where it is a file of the shop's own, else the name. */
function shopSign(files: Map<string, Sendable>): string {
  const { name, logob, sizeico } = companyProfile();
  const file = files.get(logob);
  if (!file || file.bodies.identity.length > LARGEST_LOGO) return escaped(name);
  const type = String(file.headers['Content-Type']).replace(/;.*/, '');
  const data = `data:${type};base64,${file.bodies.identity.toString('base64')}`;
  return `<img src="${data}" alt="${escaped(name)}" width="${sizeico}" height="40">`;
}
