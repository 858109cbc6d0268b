/// <reference lib="dom" />

// Reaches into: nothing of Next; a script of the head sees the page before its first paint.
// Buys: a face of our own that neither delays the photo nor makes anything jump.
// Fails when it changes: e2e/front/own-face.spec.ts.
// Can go: when a style sheet can say that a font is wanted from the next page on.

/**
 * Sent to the browser as source: it may use nothing but what is inside it. Fetches the face after the page; from then
 * on `data-face` on the root lets pages begin with it.
 */
export function ownFace(): void {
  let storage: Storage | null = null;
  try {
    storage = localStorage;
  } catch {
    // Forbidden: each page is a first one.
  }

  if (storage?.getItem('face')) {
    document.documentElement.dataset.face = '';
    // In the cache by now. Chromium waits a moment for a font that is preloaded, and for no other.
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous' });
    link.href = '/fonts/bricolage-grotesque-700.woff2';
    document.head.append(link);
  }

  addEventListener('load', async () => {
    // Firefox rejects when the page is left before it came.
    const [face] = await document.fonts.load('700 1em Display').catch(() => []);
    if (face) storage?.setItem('face', '1');
  });
}
