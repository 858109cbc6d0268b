/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { PastResult } from '@/lib/raffle/result';
import { Results } from './results';

const result = (index: number, own: Partial<PastResult> = {}): PastResult => ({
  id: String(index).padStart(24, '0'),
  name: `Rifa ${index}`,
  drawDate: '2026-03-01T12:00:00.000Z',
  cover: `/uploads/portada/${index}.jpg`,
  winner: { number: '0427', owner: 'María P.' },
  ...own,
});

const show = (page: number, results: PastResult[] | null, hasMore = false) =>
  render(<Results page={page} list={results && { results, hasMore }} knownSince={null} />);

test.each([
  [1, false, []],
  [1, true, [['Anteriores', '/resultados/2', 'next']]],
  [2, false, [['Más recientes', '/resultados', 'prev']]],
  [
    2,
    true,
    [
      ['Más recientes', '/resultados', 'prev'],
      ['Anteriores', '/resultados/3', 'next'],
    ],
  ],
  [3, false, [['Más recientes', '/resultados/2', 'prev']]],
])('page %d with older ones: %s leads to %j', (page, hasMore, links) => {
  show(page, [result(1)], hasMore);
  const nav = screen.queryByRole('navigation', { name: 'Páginas de resultados' });
  const shown = nav ? within(nav).getAllByRole('link') : [];
  expect(
    shown.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual(links);
});

test.each<[string, PastResult['winner'], string]>([
  ['drawn for a number that nobody had', { number: '0427', owner: null }, 'Ticket Disponible'],
  ['not drawn yet', null, 'Esperando el resultado'],
  ['that could not be read', undefined, 'Resultado no disponible por ahora'],
])('a result %s says so', (_, winner, words) => {
  show(1, [result(1, { winner })]);
  const told = [/^Ticket Disponible$/, /^Esperando/, /no disponible/].flatMap((text) =>
    screen.queryAllByText(text),
  );
  expect(told.map(({ textContent }) => textContent)).toEqual([words]);
});

test('the newest draw with a winner leads, large, and its picture is loaded first', () => {
  const loading = () =>
    [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  // React leaves preloads in the head.
  const preloaded = () =>
    [...document.querySelectorAll('link[rel=preload]')].map((link) =>
      link.getAttribute('imagesrcset'),
    );
  const { unmount } = show(1, [result(2, { winner: null }), result(1)]);
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Rifa 1');
  expect(loading()).toEqual(['eager', 'lazy']);
  const sources = [...document.querySelectorAll('source')].map(({ srcset }) => srcset);
  expect(preloaded()).toContain(sources[0]);
  expect(preloaded()).not.toContain(sources[1]);
  unmount();
  show(2, [result(25), result(26)]);
  expect(loading()).toEqual(['lazy', 'lazy']);
  expect(preloaded().filter((set) => set?.includes('/25.jpg'))).toEqual([]);
});

test.each([
  [1, 'Todavía no hay resultados. Aquí verás los sorteos realizados.'],
  [2, 'No hay resultados más antiguos.'],
])('page %d without results says so', (page, words) => {
  show(page, []);
  expect(screen.getByText(words)).toBeTruthy();
});
