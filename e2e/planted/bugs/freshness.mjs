const PAGES = {
  file: 'server/cache/answer-cache.ts',
  tests: ['server/cache/answer-cache.test.ts'],
};
const SHARED = {
  file: 'lib/platform/cache/shared-read.ts',
  tests: ['lib/platform/cache/shared-read.test.ts'],
};

export const freshness = [
  {
    ...PAGES,
    name: 'the front holds an answer longer than it says',
    find: 'const freshUntil = made.madeAt + life.freshMs;',
    replace: 'const freshUntil = made.madeAt + 2 * life.freshMs;',
  },
  {
    ...PAGES,
    name: 'each visitor who comes first has the page made',
    find: 'underWay.get(key) ?? renew(key, make);',
    replace: 'renew(key, make);',
    tests: ['server/cache/answer-cache.test.ts', 'server/http/front.test.ts'],
  },
  {
    ...PAGES,
    name: 'a page that was seen is gone when Next fails',
    find: "if (!known?.outlivesFailures) return { kind: 'unavailable' };",
    replace: "if (known || !known) return { kind: 'unavailable' };",
  },
  {
    ...PAGES,
    name: 'after a quiet spell the old page is shown at once',
    find: 'if (now < held.staleUntil) return heldOf(held);',
    replace: 'if (now < Infinity) return heldOf(held);',
  },
  {
    name: 'made-up addresses push out real pages',
    file: 'server/cache/answer-store.ts',
    find: 'held.outlivesFailures ? [lasting, passing] : [passing, lasting]',
    replace: '[lasting, passing]',
    tests: ['server/cache/answer-store.test.ts'],
  },
  {
    name: 'a page that sets a cookie is shown to everybody',
    file: 'server/http/answer-life.ts',
    find: " && !headers['set-cookie']",
    replace: '',
    tests: ['server/http/answer-life.test.ts'],
  },
  {
    name: 'what a failed refresh should bring disappears',
    file: 'lib/platform/cache/last-good.ts',
    find: 'return last ? stale(last) : { ok: false };',
    replace: 'return last && !last.value ? stale(last) : { ok: false };',
    tests: ['lib/platform/cache/last-good.test.ts'],
  },
  {
    ...SHARED,
    name: 'a failure is held for everybody',
    find: 'if (holdMs > 0 && result.ok && underWay.get(key) === asked)',
    replace: 'if (holdMs > 0 && underWay.get(key) === asked)',
  },
  {
    ...SHARED,
    name: 'a purge leaves what is held',
    find: 'held.clear();',
    replace: '',
  },
  {
    ...SHARED,
    name: 'what was asked before a change is held after it',
    find: '    underWay.clear();\n',
    replace: '',
  },
  {
    name: 'a page that was being made when a change was told stays',
    ...PAGES,
    find: 'if (concerns(key)) underWay.delete(key);',
    replace: 'concerns(key);',
  },
  {
    name: "one visitor's refusal is told to all who asked the same",
    file: 'server/http/answer-life.ts',
    find: '(status !== 200 && status !== 404)',
    replace: 'status === 304',
    tests: ['server/http/answer-life.test.ts'],
  },
  {
    name: 'numbers that were just bought stay free in the front',
    file: 'server/http/front.ts',
    find: 'if (raffleId) cache.outdate(',
    replace: 'if (!raffleId) cache.outdate(',
    tests: ['server/http/shared-answers.test.ts'],
  },
  {
    name: 'a picture in one format is sent to who cannot show it',
    file: 'app/uploads/[folder]/[file]/route.ts',
    find: "cacheControl.replace('public', 'private')",
    replace: 'cacheControl',
    tests: ['app/uploads/[folder]/[file]/route.test.ts'],
  },
  {
    name: 'a picture that was cut off is held for ever',
    file: 'server/cache/image-cache.ts',
    find: 'if (answer.complete && bytes <= IMAGE_BYTES)',
    replace: 'if (bytes <= IMAGE_BYTES)',
    also: [
      {
        file: 'server/cache/image-cache.ts',
        find: "answer.once('end', () => {",
        replace: "answer.once('close', () => {",
      },
    ],
    tests: ['server/http/held-images.test.ts'],
  },
];
