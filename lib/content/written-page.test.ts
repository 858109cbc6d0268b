import { renderMarkdown } from './written-page';

test('the first line is the title, the rest the page', () => {
  const { title, html } = renderMarkdown('# Términos\n\nUno **dos**\n\n- tres\n');
  expect(title).toBe('Términos');
  expect(html).toBe('<p>Uno <strong>dos</strong></p>\n<ul>\n<li>tres</li>\n</ul>\n');
});

test('tags are shown, and links run no script', () => {
  const { html } = renderMarkdown(
    '# T\n\n<img src=x onerror=alert(1)> [toca](javascript:alert(1))',
  );
  expect(html).not.toMatch(/<img|<a /);
});
