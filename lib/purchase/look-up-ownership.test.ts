import { createOwnership } from './look-up';

const SETTLE_MS = 1500;
const HOUR_MS = 60 * 60_000;

let ownership: ReturnType<typeof createOwnership>;

beforeEach(() => {
  jest.useFakeTimers();
  ownership = createOwnership(SETTLE_MS);
});
afterEach(() => jest.useRealTimers());

function seenAfter(ms: number, isOwn = true, key = 'one'): boolean {
  jest.advanceTimersByTime(ms);
  return ownership.hasLasted(key, isOwn);
}

test('numbers owned at the first look have not lasted', () => {
  expect(seenAfter(0)).toBe(false);
});

test('ownership has lasted when it is found again after that time, not a millisecond earlier', () => {
  seenAfter(0);
  expect(seenAfter(SETTLE_MS - 1)).toBe(false);
  expect(seenAfter(1)).toBe(true);
  expect(seenAfter(SETTLE_MS)).toBe(true);
});

test('ownership that was gone in between begins again', () => {
  seenAfter(0);
  expect(seenAfter(SETTLE_MS, false)).toBe(false);
  expect(seenAfter(1)).toBe(false);
  expect(seenAfter(SETTLE_MS - 1)).toBe(false);
  expect(seenAfter(1)).toBe(true);
});

test('each attempt has a time of its own', () => {
  seenAfter(0);
  expect(seenAfter(SETTLE_MS - 1, true, 'another')).toBe(false);
  expect(seenAfter(0, false, 'another')).toBe(false);
  expect(seenAfter(1)).toBe(true);
  expect(seenAfter(0, true, 'another')).toBe(false);
});

test('ownership is forgotten when nobody looked for an hour, and not while somebody does', () => {
  seenAfter(0);
  expect(seenAfter(HOUR_MS - 1)).toBe(true);
  expect(seenAfter(HOUR_MS - 1)).toBe(true);
  expect(seenAfter(HOUR_MS + 1)).toBe(false);
});
