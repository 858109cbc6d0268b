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
  const KEY = 'face';

  function remembered(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  function remember(address: string): void {
    try {
      localStorage.setItem(KEY, address);
    } catch {
      // Then each page is a first one.
    }
  }

  const known = remembered();
  if (known !== null && /^\/_next\/static\/media\/[\w.-]+\.woff2$/.test(known)) {
    document.documentElement.dataset.face = '';
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: known });
    document.head.append(link);
  }

  addEventListener('load', async () => {
    await document.fonts.load('700 1em Display');
    const fetched = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('.woff2'));
    if (fetched) remember(new URL(fetched.name).pathname);
  });
}
