import { createECDH } from 'node:crypto';
import { pushKeys } from './push-keys';

const on = {
  pushNotices: true,
  siteUrl: 'https://rifas.example.com',
  redisUrl: null as string | null,
  dataDir: 'data' as string | null,
  ticketSecret: 'a secret of more than thirty-two characters' as string | null,
  adminApiToken: null as string | null,
};
let settings = on;
jest.mock('@/lib/platform/env', () => ({ environment: () => settings }));
jest.mock('@/lib/platform/process-wide', () => ({
  processWide: (_name: string, make: () => unknown) => make(),
}));
const set = (changes: Partial<typeof on>) => (settings = { ...on, ...changes });

test('instances with one secret have one pair of keys, and another secret gives another', () => {
  set({});
  const keys = pushKeys();
  set({ dataDir: null, redisUrl: 'redis://r' });
  expect(pushKeys()).toEqual(keys);
  set({ ticketSecret: 'another secret of more than thirty-two characters' });
  expect(pushKeys()?.publicKey).not.toBe(keys?.publicKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(keys?.privateKey ?? '', 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(keys?.publicKey);
  expect(keys?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(keys?.subject).toBe('https://rifas.example.com');
});

test('a shop on this machine names no address that push services refuse', () => {
  set({ siteUrl: 'http://localhost:3000' });
  expect(pushKeys()?.subject).toBe('mailto:shop@localhost');
});

test('without a secret for tickets the admin API’s token serves', () => {
  set({ ticketSecret: null, adminApiToken: 'a token of the admin API' });
  expect(pushKeys()).not.toBeNull();
});

test.each<[string, Partial<typeof on>]>([
  ['the owner turned notices off', { pushNotices: false }],
  ['the site has no TLS', { siteUrl: 'http://rifas.example.com' }],
  ['tickets have no lasting secret', { ticketSecret: null }],
  ['there is nowhere to note whom to tell', { dataDir: null }],
])('nobody is told where %s', (_, changes) => {
  set(changes);
  expect(pushKeys()).toBeNull();
});
