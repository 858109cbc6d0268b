/** @jest-environment jsdom */
import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';
import { forgetTickets, keepTicket, keptTicket, type KeptTicket } from './kept-tickets';
import { forgetSeen } from './stores';

let stores: Map<string, Map<string, { json: () => Promise<unknown> }>>;

const kept: KeptTicket = { ticket: exampleDigitalTicket(), seenAt: 1 };

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
        put: async (path: string, value: object) => void store.set(path, value),
        match: async (path: string) => store.get(path),
        delete: async (path: string) => store.delete(path),
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
  class FakeResponse {
    constructor(readonly body: string) {}
    json = async () => JSON.parse(this.body) as unknown;
  }
  Object.assign(globalThis, { caches, Response: FakeResponse });
  setWorker({});
});

test('a ticket is stored under its own address, as last seen', async () => {
  await keepTicket('/boleto/x', kept);
  await keepTicket('/boleto/x', { ...kept, seenAt: 2 });
  expect(await keptTicket('/boleto/x')).toEqual({ ...kept, seenAt: 2 });
  expect(await keptTicket('/boleto/y')).toBeNull();
});

test.each([
  null,
  'cut',
  { seenAt: 1 },
  { ...kept, seenAt: 'ayer' },
  { ...kept, ticket: { ...kept.ticket, numbers: '007' } },
  { ...kept, ticket: { ...kept.ticket, numbers: [{ number: '007', state: 'constructor' }] } },
  { ...kept, ticket: { ...kept.ticket, raffle: 'moto' } },
  { ...kept, ticket: { ...kept.ticket, raffle: { name: 'Moto', drawDate: 'pronto' } } },
])('%j is no ticket', async (value) => {
  await keepTicket('/boleto/x', value as KeptTicket);
  expect(await keptTicket('/boleto/x')).toBeNull();
});

test('no ticket is stored where no worker would show it', async () => {
  setWorker(undefined);
  await keepTicket('/boleto/x', kept);
  expect(stores.size).toBe(0);
});

test('a forgotten ticket is gone, and no other', async () => {
  for (const path of ['/boleto/x', '/boleto/y']) await keepTicket(path, kept);
  await forgetTickets(['/boleto/x']);
  expect(await keptTicket('/boleto/x')).toBeNull();
  expect(await keptTicket('/boleto/y')).toEqual(kept);
});

test('forgetting all that was seen leaves the page that knows nobody', async () => {
  for (const name of ['offline-page', 'last-raffle', 'own-tickets']) await caches.open(name);
  await forgetSeen();
  expect([...stores.keys()]).toEqual(['offline-page']);
});

test('a full or forbidden storage costs only the saved ticket', async () => {
  const open = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  Object.assign(globalThis, { caches: { open, delete: open } });
  await keepTicket('/boleto/x', kept);
  await forgetTickets(['/boleto/x']);
  await forgetSeen();
  expect(await keptTicket('/boleto/x')).toBeNull();
});
