import { withInlineStyles } from './inline-styles';

const LINK =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css?v=1" data-precedence="next"/>';
const DISABLED = LINK.replace('<link', '<link disabled=""');

const styles = new Map([
  ['/_next/static/chunks/b.css', 'b{color:blue}'],
  ['/_next/static/chunks/a.css', 'p{color:red}'],
  ['/_next/static/chunks/odd.css', 'p{content:"</style>"}'],
]);
const styleOf = (address: string) => styles.get(address);

test('a stylesheet of ours comes after the tags of the head, its link stays without being fetched', () => {
  expect(withInlineStyles(`<head>${LINK}<title>Moto</title></head><p>`, styleOf)).toBe(
    `<head>${DISABLED}<title>Moto</title><style>p{color:red}</style></head><p>`,
  );
});

test('stylesheets come as one, in their order', () => {
  const links = [LINK, LINK.replace('a.css', 'b.css')].join('');
  expect(withInlineStyles(`<head>${links}</head>`, styleOf)).toContain(
    '<style>p{color:red}b{color:blue}</style>',
  );
});

test.each([
  '<link rel="stylesheet" href="/_next/static/chunks/unknown.css"/>',
  '<link rel="stylesheet" href="https://example.com/_next/static/chunks/a.css"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/odd.css"/>',
  '<link rel="preload" as="image" href="/_next/static/media/a.png"/>',
])('left alone: %s', (link) => {
  const html = `<head>${link}</head>`;
  expect(withInlineStyles(html, styleOf)).toBe(html);
});

test('styles that no part of the page uses are named, so that React does not ask for them, but not fetched', () => {
  const link = '<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>';
  expect(withInlineStyles(`<head>${link}</head>`, styleOf)).toBe(
    `<head>${link.replace('<link', '<link media="not all"')}</head>`,
  );
});

test.each(['', `<p>${LINK}</p>`, 'flight'])(
  'a document without a head stays as it is: %j',
  (html) => {
    expect(withInlineStyles(html, styleOf)).toBe(html);
  },
);
