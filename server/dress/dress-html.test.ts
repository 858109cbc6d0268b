import { documentOf, MISSING_MARKER } from '../testing/fake-next';
import { dressHtml as dress } from './dress-html';
import { scriptHash } from './policy';

const PUSH = 'self.__next_f.push([1,"a"])';

const dressHtml = (html: string) => dress(html, () => undefined);

function loaderIn(html: string): string {
  return /<script>(\(function lateScripts[\s\S]*?)<\/script><\/head>/.exec(html)?.[1] ?? '';
}

test('only the loader asks for the scripts, in their order, and only it and the framework may run inline', () => {
  const { html, policy } = dressHtml(
    documentOf(
      `<p>Hola</p><script>${PUSH}</script><script src="/_next/static/b.js?v=1&amp;w=2" async=""></script>`,
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>' +
        '<script src="/_next/static/a.js" async=""></script>',
    ),
  );
  const loader = loaderIn(html);
  expect(loader).toContain('(["/_next/static/a.js","/_next/static/b.js?v=1&w=2"],[])');
  expect(html).not.toContain('<script src=');
  expect(html).not.toContain('rel="preload"');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    scriptHash(PUSH),
    scriptHash(loader),
  ]);
});

test('an answer of our API is asked for with the scripts, not before the picture', () => {
  const { html } = dressHtml(
    documentOf('', '<link rel="preload" href="/api/a?b=1&amp;c=2" as="fetch" crossorigin=""/>'),
  );
  expect(html).not.toContain('as="fetch"');
  expect(loaderIn(html)).toContain('([],["/api/a?b=1&c=2"])');
});

test('scripts for old browsers, data, and other preloads stay as they are', () => {
  const kept =
    '<link rel="preload" as="image" href="/foto.jpg"/>' +
    '<script src="/_next/static/old.js" noModule=""></script>' +
    '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const { html, refused, policy } = dressHtml(documentOf('', kept));
  expect(html).toBe(documentOf('', kept));
  expect(refused).toEqual([]);
  expect(policy).not.toContain('sha256');
});

test.each(['alert(1)', `${PUSH};alert(1)`, 'window.location="//evil.example"'])(
  'an injected script gets no hash and is named: %s',
  (code) => {
    const { policy, refused } = dressHtml(documentOf(`<script>${code}</script>`));
    expect(policy).not.toContain('sha256');
    expect(refused).toEqual([code]);
  },
);

test('a script of another origin is not asked for by the loader', () => {
  const foreign = '<script src="https://evil.example/_next/static/a.js" async=""></script>';
  const { html } = dressHtml(documentOf(foreign));
  expect(html).toBe(documentOf(foreign));
});

test('an address cannot end the loader', () => {
  const { html } = dressHtml(
    documentOf('<script src="/_next/static/</script>.js" async=""></script>'),
  );
  expect(loaderIn(html)).not.toMatch(/<\/script/);
});

test('the marker in the head asks for a 404; the same words in the text do not', () => {
  expect(dressHtml(documentOf('', MISSING_MARKER)).status).toBe(404);
  expect(dressHtml(documentOf(MISSING_MARKER)).status).toBeNull();
});

test('the policy leaves nothing open', () => {
  const { policy } = dressHtml(documentOf(''));
  for (const part of [
    "script-src 'self';",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https:)/);
});
