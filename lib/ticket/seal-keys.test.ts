import { logger } from '@/lib/platform/log/logger';
import { deriveKeys, ticketKeys } from './seal-keys';

const settings: { ticketSecret: string | null; adminApiToken: string | null } = {
  ticketSecret: null,
  adminApiToken: null,
};
jest.mock('@/lib/platform/env', () => ({ environment: () => settings }));
jest.mock('@/lib/platform/process-wide', () => ({
  processWide: (_name: string, make: () => unknown) => make(),
}));

const ticketSecret = 'a secret for tickets of more than thirty-two characters';
const adminApiToken = 'an admin token of more than thirty-two characters';
let warned: jest.SpyInstance;
beforeEach(() => (warned = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)));

test.each([
  ['TICKET_SECRET alone', { ticketSecret, adminApiToken: null }, ticketSecret],
  ['TICKET_SECRET, although an admin token is set', { ticketSecret, adminApiToken }, ticketSecret],
  [
    'the admin token where no TICKET_SECRET is set',
    { ticketSecret: null, adminApiToken },
    adminApiToken,
  ],
])('digital tickets are sealed with %s', (_title, given, secret) => {
  Object.assign(settings, given);
  expect(ticketKeys()).toEqual(deriveKeys(secret));
  expect(warned).not.toHaveBeenCalled();
});

test('without either they are sealed with a random secret, and the owner is warned', () => {
  Object.assign(settings, { ticketSecret: null, adminApiToken: null });
  expect(ticketKeys()).not.toEqual(ticketKeys());
  expect(warned).toHaveBeenCalledWith({
    event: 'digital-tickets-end-with-this-process',
    missing: 'TICKET_SECRET',
  });
});

test('each use has a key of its own', () => {
  const keys = Object.values(deriveKeys(ticketSecret)).map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(4);
});

test('a secret gives the keys that it gave before, so that tickets given out open after an update', () => {
  const begin = Object.entries(deriveKeys(ticketSecret)).map(([use, key]) => [
    use,
    key.toString('hex', 0, 8),
  ]);
  expect(Object.fromEntries(begin)).toEqual({
    seal: '45867a620b99de67',
    nonce: '9c8f81659f2be022',
    holder: 'd15391089ad8f1d0',
    buyer: 'a4b1efc7c1e42c17',
  });
});
