import { idempotencyKey } from './idempotency-key';

const UUID = '3f0e6c1a-9d0b-4c55-8a67-0b1e5d9c2f10';
const keyOf = (key: string) =>
  idempotencyKey(new Request('http://shop.example', { headers: { 'idempotency-key': key } }));

test('a key is a UUID, in whatever letters it is sent', () => {
  expect(keyOf(UUID)).toBe(UUID);
  expect(keyOf(` ${UUID.toUpperCase()} `)).toBe(UUID);
});

test.each(['', '1', 'a'.repeat(36), `${UUID}0`, UUID.replace('4c55', '0c55'), `${UUID}/../x`])(
  '%p is no key',
  (key) => expect(keyOf(key)).toBeNull(),
);
