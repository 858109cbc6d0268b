/*
 * Everything in Cache Storage, as listed in docs/personal-data.md.
 */
export const PAGE_STORE = 'offline-page';
export const TICKET_STORE = 'own-tickets';
export const NOTICE_STORE = 'tickets-with-notices';

/** Stores a ticket's page for the worker. If there is none, or nothing can be stored, the page just cannot be read offline. */
export async function storeTicketPage(path: string): Promise<void> {
  if (!keepsAnything()) return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const answer = registration && (await fetch(path));
    if (!answer?.ok) return;
    const page = new Response(toRead(await answer.text()), {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
    await (await caches.open(TICKET_STORE)).put(path, page);
  } catch {
    return;
  }
}

/** Without scripts, some of which may be missing offline, and without what only they bring to life. */
function toRead(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll(
    'script, [as=script], button, [role=timer], a[href^="/api/"]',
  )) {
    part.remove();
  }
  const seen = `Sin señal. Visto por última vez el ${new Date().toLocaleString('es-VE')}`;
  page
    .querySelector('main')
    ?.insertAdjacentHTML(
      'afterbegin',
      `<p style="margin: 0; padding: 1rem; text-align: center">${seen}<br><a href="">Intentar de nuevo</a></p>`,
    );
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

export async function forgetTicketPages(paths: readonly string[]): Promise<void> {
  if (paths.length === 0 || !('caches' in globalThis)) return;
  try {
    const store = await caches.open(TICKET_STORE);
    await Promise.all(paths.map((path) => store.delete(path)));
  } catch {
    return;
  }
}

/** The offline page stays: it holds no personal data. */
export async function forgetSeen(): Promise<void> {
  if (!('caches' in globalThis) || !keepsAnything()) return;
  await caches.delete(TICKET_STORE).catch(() => undefined);
}

/** Where storage is forbidden, Firefox logs a console error for each request about workers. */
export function keepsAnything(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
