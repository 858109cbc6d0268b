import { documentOf, MISSING_MARKER } from '../testing/fake-next';
import { readDataAddress } from './data-address';
import { dressHtml as dress } from './dress-html';
import { scriptHash } from './policy';

const PUSH = 'self.__next_f.push([1,"a"])';

const dressHtml = (html: string, path?: string) => dress(html, { styleOf: () => undefined, path });

function loaderIn(html: string): string {
  return /<script>(\(function lateScripts[\s\S]*?)<\/script><\/head>/.exec(html)?.[1] ?? '';
}

test('only the loader asks for the scripts, what Next preloads first, and only it and the framework may run inline', () => {
  const { html, policy } = dressHtml(
    documentOf(
      `<p>Hola</p><script>${PUSH}</script><script src="/_next/static/b.js?v=1&amp;w=2" async=""></script>`,
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js?v=1&amp;w=2"/>' +
        '<script src="/_next/static/a.js" async=""></script>',
    ),
  );
  const loader = loaderIn(html);
  expect(loader).toContain('(["/_next/static/b.js?v=1&w=2","/_next/static/a.js"],[],null)');
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
  expect(loaderIn(html)).toContain('([],["/api/a?b=1&c=2"],null)');
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

describe("React's data", () => {
  const RUNTIME = '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>';
  const A = '<script src="/_next/static/a.js" async=""></script>';
  const DATA =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"1:\\"\\u003cb>ñ\\"\\n"])</script><p>Fin</p>' +
    '<script>self.__next_f.push([1,"2:[]\\n"])</script>';

  test('is kept beside the page, and comes before the script that reads it', () => {
    const { html, data, policy } = dressHtml(documentOf(RUNTIME + DATA + A), '/rifa/1');
    expect(data?.text).toBe('1:"<b>ñ"\n2:[]\n');
    expect(data?.address).toMatch(/^\/_data\/[\w-]{25}\/rifa\/1$/);
    const loader = loaderIn(html);
    expect(loader).toContain(
      `(["/_next/static/a.js"],[],{"data":"${data?.address}","runtime":"/_next/static/chunks/turbopack-1.js"})`,
    );
    expect(html).toContain('<body><p>Fin</p></body>');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${scriptHash(loader)}`);
  });

  test('has an address of its own in each version and on each page', () => {
    const address = (text: string, path: string) =>
      dressHtml(documentOf(RUNTIME + DATA.replace('Fin', text).replace('2:', text)), path).data
        ?.address;
    expect(address('3:', '/rifa/1')).toBe(address('3:', '/rifa/1'));
    expect(address('3:', '/rifa/1')).not.toBe(address('4:', '/rifa/1'));
    expect(address('3:', '/rifa/1')).not.toBe(address('3:', '/rifa/2'));
  });

  test('has another address where other scripts read it, even named in the data alone', () => {
    const address = (script: string) =>
      dressHtml(
        documentOf(RUNTIME + DATA.replace('2:[]', `2:[\\"/_next/static/chunks/${script}.js\\"]`)),
        '/rifa/1',
      ).data?.address;
    const [one, other] = [address('a'), address('b')].map((each) => readDataAddress(each ?? ''));
    expect(one).toMatchObject({ page: '/rifa/1', scripts: expect.any(String) });
    expect(other?.scripts).not.toBe(one?.scripts);
  });

  test.each([
    ['nobody keeps it', documentOf(RUNTIME + DATA), undefined],
    ['the page is missing', documentOf(RUNTIME + DATA, MISSING_MARKER), '/rifa/1'],
    ['no script could wait for it', documentOf(A + DATA), '/rifa/1'],
    [
      'it is not all text',
      documentOf(`${RUNTIME}${DATA}<script>self.__next_f.push([3,"AAE="])</script>`),
      '/rifa/1',
    ],
    [
      'a call is written in another way',
      documentOf(`${RUNTIME}${DATA}<script async>self.__next_f.push([1,"a"])</script>`),
      '/rifa/1',
    ],
    ['there is only its opening', documentOf(RUNTIME + DATA.split('<script>self')[0]), '/rifa/1'],
    [
      'somebody meddled with it',
      documentOf(`${RUNTIME}${DATA}<script>self.__next_f.push([1,x])</script>`),
      '/rifa/1',
    ],
  ])('stays in the page when %s', (_why, source, path) => {
    const { html, data } = dressHtml(source, path);
    expect(data).toBeNull();
    expect(html).toContain('(self.__next_f=self.__next_f||[]).push([0])');
    expect(loaderIn(html)).toMatch(/,null\)$/);
  });
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
