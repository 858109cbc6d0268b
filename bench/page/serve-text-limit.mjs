import { AS_PHONE, servePage } from './serve-limit.mjs';

const PICTURE =
  /<source type="image\/avif"[^>]*srcSet="[^"]*?(\S+\?w=828\.avif)|<img[^>]* src="(\/[^"]+)"/i;
const TEXT = /<(h1|h2|h3|p|li|dt|dd)\b[^>]*>(.*?)<\/\1>/gs;

/** The text and the first picture of any other page of the shop, in one file without a script. */
export async function serveTextLimit(url) {
  const shown = await fetch(url);
  if (!shown.ok) throw new Error(`${url} answers ${shown.status}`);
  const html = await shown.text();
  const main = html.slice(html.indexOf('<main'));
  const [, photo, image] = PICTURE.exec(main) ?? PICTURE.exec(html) ?? [];
  const source = (photo ?? image).replaceAll('&amp;', '&');
  const picture = await fetch(new URL(source, url), { headers: AS_PHONE });
  const texts = [...main.matchAll(TEXT)].map(([, tag, inner]) => ({ tag, text: plain(inner) }));
  return servePage(textPage(texts, photo ? 'photo' : 'logo'), { shown, picture });
}

function plain(inner) {
  return inner.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ').trim();
}

const textPage = (texts, kind) => `<!doctype html>
<html lang="es-VE"><head><meta charset="utf-8"><title>Rifas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #132124 }
header, main { padding: 1rem; max-width: 72rem; margin: auto }
.photo { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 1rem }
.logo { height: 2.5rem }
</style></head><body>
<header><a href="/home">Rifas</a> <a href="/contact">Contacto</a></header>
<main><img class="${kind}" src="/photo" alt="" fetchpriority="high">
${texts.map(({ tag, text }) => `<${tag}>${text}</${tag}>`).join('\n')}
</main></body></html>`;
