import { answerLife } from './answer-life';

const life = (headers: Record<string, string | string[]>, status = 200) =>
  answerLife({ status, headers: headers as never, body: Buffer.alloc(0) });

test.each([
  ['s-maxage=2', { freshMs: 2000, staleMs: 0, outlivesFailures: false }],
  [
    's-maxage=5, stale-while-revalidate=10, stale-if-error=604800',
    { freshMs: 5000, staleMs: 10_000, outlivesFailures: true },
  ],
])('%j says how long an answer may be held', (said, expected) => {
  expect(life({ 'cache-control': said })).toEqual(expected);
});

test('a missing page is held for a second, whatever it says: it may be published any moment', () => {
  const said = { 'cache-control': 's-maxage=5, stale-while-revalidate=5, stale-if-error=9' };
  expect(life(said, 404)).toEqual({ freshMs: 1000, staleMs: 0, outlivesFailures: false });
});

test.each<[string, Record<string, string | string[]>, number]>([
  ['sets a cookie', { 'cache-control': 's-maxage=5', 'set-cookie': ['a=1'] }, 200],
  ['is private', { 'cache-control': 'private, s-maxage=5' }, 200],
  ['must not be stored', { 'cache-control': 's-maxage=5, no-store' }, 200],
  ['has no lifetime', { 'cache-control': 's-maxage=0' }, 200],
  ['names a lifetime for browsers alone', { 'cache-control': 'max-age=5' }, 200],
  ['says nothing of its lifetime', {}, 200],
  ['has another status', { 'cache-control': 's-maxage=5' }, 201],
  ['is refused', { 'cache-control': 's-maxage=5' }, 403],
  ['failed', { 'cache-control': 's-maxage=5' }, 502],
])('an answer that %s is not for all', (_, headers, status) => {
  expect(life(headers, status)).toBeNull();
});
