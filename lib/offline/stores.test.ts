/** @jest-environment jsdom */
import { forgetSeen, forgetTicketPages, storeTicketPage } from './stores';

let stores: Map<string, Map<string, string>>;

function setWorker(registration: object | undefined) {
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

beforeEach(() => {
  stores = new Map();
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map();
      stores.set(name, store);
      return {
        put: async (path: string, { html }: { html: string }) => void store.set(path, html),
        delete: async (path: string) => store.delete(path),
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
  class FakeResponse {
    ok = true;
    constructor(readonly html: string) {}
    text = async () => this.html;
  }
  const fetch = async (path: string) =>
    new FakeResponse(
      `<main><p>Boleto ${path}</p><button>Compartir</button></main><script src="a.js"></script>`,
    );
  Object.assign(globalThis, { caches, fetch, Response: FakeResponse });
  setWorker({});
});

test('a stored page can be read without its scripts, and has nothing that would need them', async () => {
  await storeTicketPage('/boleto/x');
  const page = stores.get('own-tickets')?.get('/boleto/x');
  expect(page).toContain('Boleto /boleto/x');
  expect(page).toContain('Visto por última vez el');
  expect(page).not.toMatch(/<(?:script|button)/);
});

test('no page is stored where no worker would show it', async () => {
  setWorker(undefined);
  await storeTicketPage('/boleto/x');
  expect(stores.size).toBe(0);
});

test('a forgotten page is gone, and no other', async () => {
  for (const path of ['/boleto/x', '/boleto/y']) await storeTicketPage(path);
  await forgetTicketPages(['/boleto/x']);
  expect([...(stores.get('own-tickets')?.keys() ?? [])]).toEqual(['/boleto/y']);
});

test('forgetting all that was seen leaves the page that knows nobody', async () => {
  for (const name of ['offline-page', 'own-tickets']) await caches.open(name);
  await forgetSeen();
  expect([...stores.keys()]).toEqual(['offline-page']);
});

test('a full or forbidden storage costs only the stored page', async () => {
  const open = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  Object.assign(globalThis, { caches: { open, delete: open } });
  await storeTicketPage('/boleto/x');
  await forgetTicketPages(['/boleto/x']);
  await forgetSeen();
});
