const PAGES = { file: 'server/cache/page-cache.ts', tests: ['server/cache/page-cache.test.ts'] };
const SHARED = {
  file: 'lib/platform/cache/shared-read.ts',
  tests: ['lib/platform/cache/shared-read.test.ts'],
};

export const freshness = [
  {
    ...PAGES,
    name: 'the front holds a page for a minute',
    find: 'const HOLD_MS = 1000;',
    replace: 'const HOLD_MS = 60_000;',
  },
  {
    ...PAGES,
    name: 'each visitor who comes first has the page made',
    find: 'if (running) return running;',
    replace: '',
    tests: ['server/cache/page-cache.test.ts', 'server/http/front.test.ts'],
  },
  {
    ...PAGES,
    name: 'a page that was seen is gone when Next fails',
    find: 'return { ...served(kept), isStale: false };\n    }',
    replace: "return { kind: 'unavailable', isStale: false };\n    }",
  },
  {
    ...PAGES,
    name: 'after a quiet spell the old page is shown at once',
    find: 'if (age < OLD_MS && !isMissing(kept)) return served(kept);',
    replace: 'if (!isMissing(kept)) return served(kept);',
  },
  {
    name: 'made-up addresses push out real pages',
    file: 'server/cache/page-store.ts',
    find: 'kept.page.status === 404 ? [missing, pages] : [pages, missing]',
    replace: '[pages, missing]',
    tests: ['server/cache/page-store.test.ts'],
  },
  {
    name: 'a page that sets a cookie is shown to everybody',
    file: 'server/http/ask-next.ts',
    find: "    !headers['set-cookie'] &&\n",
    replace: '',
    tests: ['server/http/document-headers.test.ts'],
  },
  {
    name: 'what a failed refresh should bring disappears',
    file: 'lib/platform/cache/last-good.ts',
    find: 'return last ? { ok: true, value: last.value, isStale: true } : { ok: false };',
    replace:
      'return last && !last.value ? { ok: true, value: last.value, isStale: true } : { ok: false };',
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
    file: 'server/next-seam/cache-handler.ts',
    find: 'if (await this.isExpiredSince(this.begunAt, value, context)) return;',
    replace: '',
    tests: ['server/next-seam/cache-handler.test.ts'],
  },
  {
    name: 'a page that tells another result stays',
    file: 'lib/platform/cache/shown-results.ts',
    find: 'known !== undefined && known !== mark',
    replace: 'known !== undefined && known === mark',
    tests: ['lib/platform/cache/shown-results.test.ts'],
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
