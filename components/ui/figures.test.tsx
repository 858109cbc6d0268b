/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Figures } from './figures';

test.each([
  ['El total es Bs\u00a01.000,50', ['Bs\u00a01.000,50']],
  ['Te faltan ≈\u00a0$2,50: págalos aparte.', ['≈\u00a0$2,50:']],
  ['Cambia 0427 por 000-501; 12 por otro libre', ['0427', '000-501;', '12']],
  [
    '2 combos de 5 × USD\u00a010,00 + 1 número × USD\u00a03,00',
    ['2', '5', 'USD\u00a010,00', '1', 'USD\u00a03,00'],
  ],
  ['Sin cifras', []],
])('“%s” is whole, and only its figures are left as they are', (sentence, figures) => {
  const { container } = render(<Figures in={sentence} />);
  expect(container.textContent).toBe(sentence);
  const kept = [...container.querySelectorAll('[translate=no]')];
  expect(kept.map(({ textContent }) => textContent?.trim())).toEqual(figures);
});

test('a translated sentence changes whole', () => {
  const { container, rerender } = render(<Figures in="Te faltan $2,50 en total" />);
  for (const text of [...container.querySelector('span')!.childNodes]) {
    if (!(text instanceof Text)) continue;
    const translated = document.createElement('font');
    translated.textContent = 'translated';
    text.replaceWith(translated);
  }
  rerender(<Figures in="Son $5,00 de más" />);
  expect(container.textContent).toBe('Son $5,00 de más');
});
