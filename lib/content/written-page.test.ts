import type { ShopContent } from './types';
import { questionsIn, renderMarkdown } from './written-page';

let pages: Partial<ShopContent['pages']>;

jest.mock('./content', () => ({ shopContent: () => ({ pages }) }));

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

test('each heading of the second level is a question, and what stands below it the answer', () => {
  pages = {
    preguntas:
      '# Preguntas\n\nAntes\n\n## ¿Cómo pago?\n\nPor **Pago Móvil**.\n\n### Nota\n\n## ¿Y después?\nEspera.\n',
  };
  expect(questionsIn('preguntas')).toEqual([
    { question: '¿Cómo pago?', answer: '<p>Por <strong>Pago Móvil</strong>.</p>\n<h3>Nota</h3>\n' },
    { question: '¿Y después?', answer: '<p>Espera.</p>\n' },
  ]);
});

test.each([null, '# Preguntas\n\nNinguna.\n', '# Preguntas\n\nUno ## dos'])(
  'a page without such headings has no questions: %j',
  (preguntas) => {
    pages = { preguntas };
    expect(questionsIn('preguntas')).toEqual([]);
  },
);
