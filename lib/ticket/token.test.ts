import { randomInt } from 'node:crypto';
import { deriveKeys } from './seal-keys';
import { holderHash, openTicket, sealTicket } from './token';

const keys = deriveKeys('a secret of more than thirty-two characters');
const raffleId = '65f0000000000000000000ab';
const ticket = (numbers: string[], nationalId = 'V12345678') => ({
  raffleId,
  numbers,
  referenceTail: '2889',
  total: null,
  holder: holderHash(raffleId, nationalId, keys),
});
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a sealed ticket is opened, by the same secret only', () => {
  const sealed = sealTicket(ticket(['007', '000-501']), keys);
  expect(openTicket(sealed, keys)).toEqual(ticket(['007', '000-501']));
  expect(openTicket(sealed, deriveKeys('another secret of thirty-two characters'))).toBeNull();
});

test.each([
  { base: 30, converted: null },
  { base: 30, converted: { amount: 1095.5, currency: 'VES' } },
  { base: 0.1, converted: { amount: 4, currency: null } },
])('the total of the numbers is part of the address: %j', (total) => {
  const sealed = sealTicket({ ...ticket(['007']), total }, keys);
  expect(openTicket(sealed, keys)).toEqual({ ...ticket(['007']), total });
});

test('one purchase has one address, two have two', () => {
  const address = sealTicket(ticket(['007']), keys);
  expect(sealTicket(ticket(['007']), keys)).toBe(address);
  expect(sealTicket(ticket(['008']), keys)).not.toBe(address);
  expect(sealTicket(ticket(['007'], 'V87654321'), keys)).not.toBe(address);
});

test('ten thousand tampered addresses open nothing', () => {
  const sealed = sealTicket(ticket(['007', '008']), keys);
  const changed = Array.from({ length: 10_000 }, () => tamper(sealed)).filter(
    (token) => token !== sealed,
  );
  expect(changed.length).toBeGreaterThan(9_000);
  expect(changed.filter((token) => openTicket(token, keys) !== null)).toEqual([]);
});

test('another spelling of the same bytes opens nothing', () => {
  const sealed = sealTicket(ticket(['007']), keys);
  const bytes = Buffer.from(sealed, 'base64url');
  const lastSigns = [...ALPHABET].map((sign) => sealed.slice(0, -1) + sign);
  const spellings = [`${sealed}=`, ` ${sealed}`, `${sealed}!`, bytes.toString('base64')];
  const opened = [...spellings, ...lastSigns].filter((token) => openTicket(token, keys));
  expect(opened).toEqual([sealed]);
});

test('fifty numbers of a million make an address that a phone reads from a picture', () => {
  const numbers = Array.from({ length: 50 }, () =>
    String(randomInt(1_000_000))
      .padStart(6, '0')
      .replace(/^(...)/, '$1-'),
  );
  expect(sealTicket(ticket(numbers), keys).length).toBeLessThan(380);
});

/** Replaces, removes or adds some characters. */
function tamper(token: string): string {
  const signs = [...token];
  for (let changes = randomInt(1, 4); changes > 0; changes -= 1) {
    const sign = ALPHABET[randomInt(ALPHABET.length)] ?? 'A';
    signs.splice(randomInt(signs.length), randomInt(2), ...(randomInt(3) ? [sign] : []));
  }
  return signs.join('');
}
