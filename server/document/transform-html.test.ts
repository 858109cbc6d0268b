import { documentOf, MISSING_MARKER } from '../testing/fake-next';
import { HEAD_SCRIPT, REGISTER_WORKER } from './head-script';
import { SPECULATION_RULES } from './speculation-rules';
import { createTransformHtml, scriptHash } from './transform-html';

const nonce = 'a1'.repeat(16);
const PUSH = 'self.__next_f.push([0])';
const OWN = '<script src="/_next/static/a.js" async=""></script>';

const RULES = `<script type="speculationrules">${SPECULATION_RULES}</script>`;

const ready = createTransformHtml(() => 'p{color:red}');
const transformHtml = (source: string) => ready(source, { nonce });

test("the framework's scripts stay as they are, and only they and ours may run inline", () => {
  const body = (mark: string) => `<p>Hola</p><script${mark}>${PUSH}</script>${OWN}`;
  const { html, scriptSources, refused } = transformHtml(
    documentOf(body(` nonce="${nonce}"`), OWN),
  );
  expect(html.replace(`<script>${HEAD_SCRIPT}</script>`, '').replace(RULES, '')).toBe(
    documentOf(body(''), OWN),
  );
  expect(scriptSources).toEqual([
    scriptHash(HEAD_SCRIPT),
    scriptHash(SPECULATION_RULES),
    scriptHash(PUSH),
  ]);
  expect(refused).toEqual([]);
});

test('a script is allowed as it goes out, without its nonce', () => {
  const asked = `self.__next_f.push([1,"{\\"nonce\\":\\"${nonce}\\"}"])`;
  const { html, scriptSources } = transformHtml(
    documentOf(`<script nonce="${nonce}">${asked}</script>`),
  );
  const sent = `self.__next_f.push([1,"{\\"nonce\\":\\"$undefined\\"}"])`;
  expect(html).toContain(`<script>${sent}</script>`);
  expect(scriptSources).toEqual([scriptHash(sent)]);
});

test.each([
  [undefined, HEAD_SCRIPT],
  [{ hasWorker: false }, HEAD_SCRIPT],
  [{ hasWorker: true }, HEAD_SCRIPT + REGISTER_WORKER],
])('ours asks for the worker of phones where there is one: %j', (settings, code) => {
  const transform = createTransformHtml(() => undefined, settings);
  const { html, scriptSources } = transform(documentOf('', OWN), { nonce });
  expect(html).toContain(`<script>${code}</script>${OWN}`);
  expect(scriptSources).toEqual([scriptHash(code), scriptHash(SPECULATION_RULES)]);
});

test('hints for styles that the page brings are removed, and the policy allows the rest', () => {
  const hint = (more: string) => `:HL[\\"/_next/static/a.css\\",\\"style\\"${more}]\\n`;
  const hints = hint('') + hint(`,{\\"nonce\\":\\"${nonce}\\"}`);
  const asked = `self.__next_f.push([1,"1:\\"a\\"\\n${hints}:HL[\\"/a.jpg\\",\\"image\\"]\\n"])`;
  const { html, scriptSources } = transformHtml(
    documentOf(`<script nonce="${nonce}">${asked}</script>`),
  );
  const sent = `self.__next_f.push([1,"1:\\"a\\"\\n:HL[\\"/a.jpg\\",\\"image\\"]\\n"])`;
  expect(html).toContain(`<script>${sent}</script>`);
  expect(scriptSources).toEqual([scriptHash(sent)]);
});

test('scripts for old browsers, data, and preloads stay as they are', () => {
  const kept =
    '<link rel="preload" as="image" href="/foto.jpg"/>' +
    '<script src="/_next/static/old.js" noModule=""></script>' +
    '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const { html, refused, scriptSources } = transformHtml(documentOf('', kept));
  expect(html).toBe(documentOf('', kept));
  expect(refused).toEqual([]);
  expect(scriptSources).toEqual([]);
});

test.each(['alert(1)', PUSH, 'window.location="//evil.example"'])(
  'an injected script gets no hash and is named: %s',
  (code) => {
    const { scriptSources, refused } = transformHtml(documentOf(`<script>${code}</script>`));
    expect(scriptSources).toEqual([]);
    expect(refused).toEqual([code]);
  },
);

test('a script of another origin is none of ours', () => {
  const foreign = '<script src="https://evil.example/_next/static/a.js" async=""></script>';
  expect(transformHtml(documentOf(foreign)).html).toBe(documentOf(foreign));
});

test('the marker in the head asks for a 404; the same words in the text do not', () => {
  expect(transformHtml(documentOf('', MISSING_MARKER)).status).toBe(404);
  expect(transformHtml(documentOf(MISSING_MARKER)).status).toBeNull();
});
