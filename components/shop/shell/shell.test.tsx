/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Profile, ShopContent } from '@/lib/content/types';
import { exampleProfile, NO_PAGES } from '@/lib/testing/own-content';
import { Shell } from './shell';

jest.mock('next/navigation', () => ({ usePathname: () => '/home' }));

const content = {
  promises: [{ icon: 'truck', title: 'Entrega rápida', text: 'Al día siguiente.' }],
  footer: ['Sorteos ante notario'],
  permit: '123-45',
  pages: { preguntas: '# Q', terminos: '# T', privacidad: '# P' },
} as unknown as ShopContent;

function show(changes: Partial<Profile> = {}, words: Partial<ShopContent> = {}) {
  const own = { company: exampleProfile(changes), content: { ...content, ...words } };
  return render(
    <Shell {...own} announcement={null} isDemo={false}>
      <h1>Página</h1>
    </Shell>,
  );
}

const linksIn = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

test.each([
  ['banner', '/logo.svg', '(prefers-color-scheme: dark) /white.svg', 'eager'],
  [
    'contentinfo',
    '/white.svg',
    '(forced-colors: active) and (prefers-color-scheme: light) /logo.svg',
    'lazy',
  ],
])('the logo of the %s can be seen in light, dark and forced colours', (role, light, ...rest) => {
  const [other, loading] = rest;
  show({ logo: '/logo.svg', logob: '/white.svg' });
  const picture = screen.getByRole(role).querySelector('picture')!;
  const [source, img] = [picture.querySelector('source'), picture.querySelector('img')];
  expect(`${source?.media} ${source?.srcset}`).toBe(other);
  expect(img?.getAttribute('src')).toBe(light);
  expect(img?.getAttribute('loading')).toBe(loading);
});

test('the footer of a shop in no social network has no empty list of them', () => {
  const none = { facebook: null, instagram: null, tiktok: null };
  show(none, { promises: [] });
  expect(within(screen.getByRole('contentinfo')).queryAllByRole('list')).toEqual([]);
});

test('the footer links nothing that the shop does not have', () => {
  show(
    {
      email: null,
      facebook: null,
      tiktok: null,
      nit: null,
    },
    { pages: { ...NO_PAGES, privacidad: '# P' }, permit: null, promises: [], footer: [] },
  );
  const footer = screen.getByRole('contentinfo');
  expect(linksIn(footer).map(([name]) => name)).toEqual([
    'Mis números',
    'Resultados',
    'Privacidad',
    'Instagram',
  ]);
  expect(footer.textContent).not.toMatch(/RIF |Permiso|promesas/);
});

// spec: footer
test('the footer shows the promises, the seller and the current year in Caracas', () => {
  jest.useFakeTimers({ now: Date.UTC(2027, 0, 1, 3, 59) });
  show({ name: 'Rifas Turpial' });
  jest.useRealTimers();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { level: 2 }).textContent).toBe('Nuestras promesas');
  expect(footer.getByRole('heading', { level: 3 }).textContent).toBe('Entrega rápida');
  expect(footer.getByText('RIF J-00000000-0')).toBeTruthy();
  expect(footer.getByText('Permiso 123-45')).toBeTruthy();
  expect(footer.getByText('Sorteos ante notario')).toBeTruthy();
  expect(footer.getByText('© 2026 Rifas Turpial. Todos los derechos reservados.')).toBeTruthy();
});
