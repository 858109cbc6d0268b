/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { companyProfile } from '@/lib/content/company';
import type { ShopContent } from '@/lib/content/types';
import { Shell } from './shell';

jest.mock('next/navigation', () => ({ usePathname: () => '/home' }));

const NO_PAGES: ShopContent['pages'] = {
  'como-participar': null,
  preguntas: null,
  nosotros: null,
  terminos: null,
  privacidad: null,
};

const content = {
  promises: [{ icon: 'truck', title: 'Entrega rápida', text: 'Al día siguiente.' }],
  footer: ['Sorteos ante notario'],
  permit: '123-45',
  pages: { preguntas: '# Q', terminos: '# T', privacidad: '# P' },
} as unknown as ShopContent;

function show(env: Record<string, string> = {}, words: Partial<ShopContent> = {}) {
  const own = { company: companyProfile(env), content: { ...content, ...words } };
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
  show({ COMPANY_LOGO: '/logo.svg', COMPANY_LOGOB: '/white.svg' });
  const picture = screen.getByRole(role).querySelector('picture')!;
  const [source, img] = [picture.querySelector('source'), picture.querySelector('img')];
  expect(`${source?.media} ${source?.srcset}`).toBe(other);
  expect(img?.getAttribute('src')).toBe(light);
  expect(img?.getAttribute('loading')).toBe(loading);
});

test('the footer of a shop in no social network has no empty list of them', () => {
  const none = { COMPANY_FACEBOOK: 'none', COMPANY_INSTAGRAM: 'none', COMPANY_TIKTOK: 'none' };
  show(none, { promises: [] });
  expect(within(screen.getByRole('contentinfo')).queryAllByRole('list')).toEqual([]);
});

test('the footer links nothing that the shop does not have', () => {
  show(
    {
      COMPANY_EMAIL: 'none',
      COMPANY_FACEBOOK: 'none',
      COMPANY_TIKTOK: 'none',
      COMPANY_NIT: 'none',
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
  show({ COMPANY_NAME: 'Rifas Turpial' });
  jest.useRealTimers();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { level: 2 }).textContent).toBe('Nuestras promesas');
  expect(footer.getByRole('heading', { level: 3 }).textContent).toBe('Entrega rápida');
  expect(footer.getByText('RIF J-00000000-0')).toBeTruthy();
  expect(footer.getByText('Permiso 123-45')).toBeTruthy();
  expect(footer.getByText('Sorteos ante notario')).toBeTruthy();
  expect(footer.getByText('© 2026 Rifas Turpial. Todos los derechos reservados.')).toBeTruthy();
});
