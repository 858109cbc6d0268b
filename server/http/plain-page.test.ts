import { escaped, plainPage } from './plain-page';

const PARTS = { title: 'Aviso', header: 'Rifas', main: '<p>Hola</p>' };

test('a plain page has what it is given, each in its place', () => {
  const page = plainPage({ ...PARTS, head: '<meta name="a">\n', style: 'b { top: 0 }' });
  expect(page).toMatch(
    /initial-scale=1">\n<meta name="a">\n<meta name="robots" content="noindex">/,
  );
  expect(page).toMatch(/<title>Aviso<\/title>\n<style>\n:root[^<]*\}\nb \{ top: 0 \}<\/style>/);
  expect(page).toContain('<header>Rifas</header>\n<main>\n<p>Hola</p>\n</main>');
});

test('and nothing else', () => {
  const page = plainPage(PARTS);
  expect(page).toMatch(/initial-scale=1">\n<meta name="robots" content="noindex">/);
  expect(page).toMatch(/on-action\); \}\n<\/style>/);
});

test('words stay words', () => {
  expect(escaped('<b title="a">&')).toBe('&#60;b title=&#34;a&#34;&#62;&#38;');
});
