import { newKey } from './new-key';

test('each key is another version 4 UUID', () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(100);
});
