/// <reference lib="dom" />

/**
 * Sent to the browser as source: it may use nothing from outside. Fetches the font after the page, so it neither delays
 * the photo nor shifts the layout. From then on `data-face` on the root lets pages start with it.
 */
export function ownTypeface(): void {
  let storage: Storage | null = null;
  try {
    storage = localStorage;
  } catch {
    // Storage is forbidden, so every page counts as the first.
  }

  if (storage?.getItem('face')) {
    document.documentElement.dataset.face = '';
    // It is in the cache by now. Chromium waits briefly for a font only if it is preloaded.
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous' });
    link.href = '/fonts/bricolage-grotesque-700.woff2?v=82c6d14e';
    document.head.append(link);
  }

  addEventListener('load', async () => {
    // Firefox rejects when the visitor leaves the page before the font arrives.
    const [face] = await document.fonts.load('700 1em Display').catch(() => []);
    if (face) storage?.setItem('face', '1');
  });
}
