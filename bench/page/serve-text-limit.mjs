import { openBrowser } from '../shared/open-browser.mjs';
import { firstScreen } from './first-screen.mjs';
import { PHONE } from './one-visit.mjs';
import { AS_PHONE, servePage } from './serve-limit.mjs';

/**
 * Any other page of the shop by hand, in one file without a script: the words and pictures of a phone's first screen
 * where the shop shows them, and below them the other words.
 */
export async function serveTextLimit(url) {
  const shown = await fetch(url);
  if (!shown.ok) throw new Error(`${url} answers ${shown.status}`);
  const screen = await readFirstScreen(url);
  const sources = [...new Set(screen.pictures.map(({ source }) => source))];
  const pictures = await Promise.all(sources.map((source) => fetch(source, { headers: AS_PHONE })));
  return servePage(textPage(screen, sources), { shown, pictures });
}

async function readFirstScreen(url) {
  const { width, height, deviceScaleFactor, mobile: isMobile } = PHONE;
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor,
      isMobile,
      // The first paint shows what the server sent.
      javaScriptEnabled: false,
    });
    await page.goto(url);
    return await page.evaluate(firstScreen);
  } finally {
    await browser.close();
  }
}

const textPage = ({ face, texts, pictures, below }, sources) => `<!doctype html>
<html lang="es-VE"><head><meta charset="utf-8"><title>Rifas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { margin: 0; color: #132124; --face: ${face}; font: 16px/1.55 var(--face) }
main { position: relative; height: ${PHONE.height}px; overflow: hidden }
main > * { position: absolute; margin: 0; overflow: hidden; object-fit: cover }
</style></head><body><main>
${pictures.map(({ source, box, priority }) => `<img src="/picture-${sources.indexOf(source)}" fetchpriority="${priority}" alt="" style="${placed(box)}">`).join('\n')}
${texts.map(({ text, box, font }) => `<p style="${placed(box)};font:${font} var(--face)">${escaped(text)}</p>`).join('\n')}
</main>
${below.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
</body></html>`;

const placed = (box) =>
  Object.entries(box)
    .map(([side, length]) => `${side}:${Math.round(length)}px`)
    .join(';');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
