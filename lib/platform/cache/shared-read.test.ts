import { forgetSharedReads, sharedRead } from './shared-read';

const options = { holdMs: 3000, maxEntries: 10 };

function countingRead(results: { ok: boolean; n: number }[]) {
  let asked = 0;
  return {
    read: async () => results[Math.min(asked++, results.length - 1)]!,
    asked: () => asked,
  };
}

test('one question for all who ask at the same time', async () => {
  const source = countingRead([{ ok: true, n: 1 }]);
  const read = sharedRead(source.read, options);
  await Promise.all(Array.from({ length: 500 }, () => read({ id: 'a' })));
  expect(source.asked()).toBe(1);
});

test('a good answer is stored, and requested again when it is too old by whatever clock', async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const source = countingRead([
    { ok: true, n: 1 },
    { ok: true, n: 2 },
  ]);
  const read = sharedRead(source.read, options);
  expect(await read({ id: 'a' })).toEqual({ ok: true, n: 1 });
  jest.setSystemTime(0);
  jest.advanceTimersByTime(2900);
  expect(await read({ id: 'a' })).toEqual({ ok: true, n: 1 });
  jest.advanceTimersByTime(200);
  expect(await read({ id: 'a' })).toEqual({ ok: true, n: 2 });
  jest.useRealTimers();
});

test('a failure reaches all waiting callers and is not stored', async () => {
  const source = countingRead([
    { ok: false, n: 1 },
    { ok: true, n: 2 },
  ]);
  const read = sharedRead(source.read, options);
  expect(await Promise.all([read({ id: 'a' }), read({ id: 'a' })])).toEqual([
    { ok: false, n: 1 },
    { ok: false, n: 1 },
  ]);
  expect(await read({ id: 'a' })).toEqual({ ok: true, n: 2 });
});

test('after a change nothing held is given, nor an answer that was under way', async () => {
  const answers: ((result: { ok: true; n: number }) => void)[] = [];
  const read = sharedRead(
    () => new Promise<{ ok: true; n: number }>((resolve) => answers.push(resolve)),
    options,
  );
  const early = read({ id: 'a' });
  forgetSharedReads();
  const late = read({ id: 'a' });
  answers[1]?.({ ok: true, n: 2 });
  expect(await late).toEqual({ ok: true, n: 2 });
  answers[0]?.({ ok: true, n: 1 });
  expect(await early).toEqual({ ok: true, n: 1 });
  expect(await read({ id: 'a' })).toEqual({ ok: true, n: 2 });
});
