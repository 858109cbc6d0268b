import { withHeadScript } from './head-script';

test.each([
  ['<head><meta/><link/><script></script></head>', '<head><meta/><script>a()</script><link/>'],
  ['<head><meta/><script></script><link/></head>', '<head><meta/><script>a()</script><script>'],
  ['<link/></head>', '<script>a()</script><link/>'],
])('in %s ours is the first that runs', (html, start) => {
  const ready = withHeadScript(html, 'a()');
  expect(ready.startsWith(start)).toBe(true);
  expect(ready.replace('<script>a()</script>', '')).toBe(html);
});

test('a page that asks for nothing needs none', () => {
  expect(withHeadScript('<p>Hola</p>', 'a()')).toBe('<p>Hola</p>');
});
