import { lastGood } from './last-good';

test('a failure is answered with the last good value, marked as old', () => {
  const keep = lastGood<string[]>(10);
  expect(keep('open', { ok: true, value: ['a'] })).toEqual({
    ok: true,
    value: ['a'],
    isStale: false,
  });
  expect(keep('open', { ok: false })).toEqual({ ok: true, value: ['a'], isStale: true });
});

test('a value that was never known is not made up', () => {
  const keep = lastGood<string[]>(10);
  keep('open', { ok: true, value: ['a'] });
  expect(keep('finished', { ok: false })).toEqual({ ok: false });
});

test('an empty answer of the admin API is remembered too', () => {
  const keep = lastGood<object | null>(10);
  keep('winner', { ok: true, value: { number: '7' } });
  keep('winner', { ok: true, value: null });
  expect(keep('winner', { ok: false })).toEqual({ ok: true, value: null, isStale: true });
});

test('only so many keys are remembered', () => {
  const keep = lastGood<string[]>(2);
  for (const key of ['a', 'b', 'c']) keep(key, { ok: true, value: [key] });
  expect(keep('a', { ok: false })).toEqual({ ok: false });
  expect(keep('c', { ok: false })).toMatchObject({ ok: true });
});
