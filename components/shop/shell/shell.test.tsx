/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { companyProfile } from '@/lib/content/company';
import type { Announcement, ShopContent } from '@/lib/content/types';
import { Shell } from './shell';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

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

const announced = { text: 'Hoy es el sorteo', link: null, endsAt: Infinity };

type Own = {
  env?: Record<string, string>;
  words?: Partial<ShopContent>;
  announcement?: Announcement | null;
  isDemo?: boolean;
};

function show(own: Own = {}, path = '/home') {
  const { env = {}, words = {}, announcement = null, isDemo = false } = own;
  jest.mocked(usePathname).mockReturnValue(path);
  return render(
    <Shell
      company={companyProfile(env)}
      content={{ ...content, ...words }}
      {...{ announcement, isDemo }}
    >
      <h1>Página</h1>
    </Shell>,
  );
}

const linksIn = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

test('the first tab stop leads to the content, which takes the focus', () => {
  show();
  const skip = document.querySelector('a')!;
  expect(skip.textContent).toBe('Saltar al contenido');
  const main = screen.getByRole('main');
  expect(skip.getAttribute('href')).toBe(`#${main.id}`);
  expect(main.tabIndex).toBe(-1);
  main.focus();
  expect(document.activeElement).toBe(main);
  expect(within(main).getByRole('heading').textContent).toBe('Página');
});

// spec: header
test('the header links its logo to the home page, and links every part of the shop', () => {
  show({ env: { COMPANY_NAME: 'Rifas Turpial' } });
  const header = screen.getByRole('banner');
  expect(linksIn(header)).toEqual([
    ['', '/home'],
    ['Inicio', '/home'],
    ['Contacto', '/contact'],
    ['Mis números', '/verificar'],
    ['Resultados', '/resultados'],
    ['Mis números', '/verificar'],
    ['Resultados', '/resultados'],
  ]);
  expect(screen.getAllByRole('link', { name: 'Rifas Turpial' })[0]?.getAttribute('href')).toBe(
    '/home',
  );
});

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
  show({ env: { COMPANY_LOGO: '/logo.svg', COMPANY_LOGOB: '/white.svg' } });
  const picture = screen.getByRole(role).querySelector('picture')!;
  const [source, img] = [picture.querySelector('source'), picture.querySelector('img')];
  expect(`${source?.media} ${source?.srcset}`).toBe(other);
  expect(img?.getAttribute('src')).toBe(light);
  expect(img?.getAttribute('loading')).toBe(loading);
});

test.each([
  ['/home', ['/home']],
  ['/contact', ['/contact']],
  ['/resultados', ['/resultados', '/resultados']],
  ['/rifa/65a1f0000000000000000001', []],
])('on %s the header marks the links to this page', (path, current) => {
  show({}, path);
  const here = document.querySelectorAll('header a[aria-current=page]');
  expect([...here].map((link) => link.getAttribute('href'))).toEqual(current);
});

test('the footer links one’s numbers, the results, the written pages, the social networks and the e-mail', () => {
  show();
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual([
    ['hola@rifasaraguaney.example', 'mailto:hola@rifasaraguaney.example'],
    ['Mis números', '/verificar'],
    ['Resultados', '/resultados'],
    ['Preguntas', '/preguntas'],
    ['Términos', '/terminos'],
    ['Privacidad', '/privacidad'],
    ['Facebook', 'https://www.facebook.com/rifasaraguaney.example'],
    ['Instagram', 'https://www.instagram.com/rifasaraguaney.example'],
    ['TikTok', 'https://www.tiktok.com/@rifasaraguaney.example'],
  ]);
});

test('the footer of a shop in no social network has no empty list of them', () => {
  const none = { COMPANY_FACEBOOK: 'none', COMPANY_INSTAGRAM: 'none', COMPANY_TIKTOK: 'none' };
  show({ env: none, words: { promises: [] } });
  expect(within(screen.getByRole('contentinfo')).queryAllByRole('list')).toEqual([]);
});

test('the footer links nothing that the shop does not have', () => {
  show({
    env: {
      COMPANY_EMAIL: 'none',
      COMPANY_FACEBOOK: 'none',
      COMPANY_TIKTOK: 'none',
      COMPANY_NIT: 'none',
    },
    words: { pages: { ...NO_PAGES, privacidad: '# P' }, permit: null, promises: [], footer: [] },
  });
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
  show({ env: { COMPANY_NAME: 'Rifas Turpial' } });
  jest.useRealTimers();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { level: 2 }).textContent).toBe('Nuestras promesas');
  expect(footer.getByRole('heading', { level: 3 }).textContent).toBe('Entrega rápida');
  expect(footer.getByText('RIF J-00000000-0')).toBeTruthy();
  expect(footer.getByText('Permiso 123-45')).toBeTruthy();
  expect(footer.getByText('Sorteos ante notario')).toBeTruthy();
  expect(footer.getByText('© 2026 Rifas Turpial. Todos los derechos reservados.')).toBeTruthy();
});

test.each([
  [true, 'Demostración Nada de lo que ves está a la venta.'],
  [false, undefined],
])('every page says whether nothing is for sale (%s)', (isDemo, words) => {
  show({ isDemo });
  expect(screen.queryByRole('complementary', { name: 'Aviso' })?.textContent).toBe(words);
});

const notices = () =>
  screen.queryAllByRole('complementary').map((notice) => notice.getAttribute('aria-label'));

test('an announcement is a landmark of its own before the content, with its link', () => {
  show({ announcement: { ...announced, link: '/preguntas' } });
  const notice = screen.getByRole('complementary', { name: 'Anuncio' });
  const next = notice.compareDocumentPosition(screen.getByRole('main'));
  expect(next).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(linksIn(notice)).toEqual([['Hoy es el sorteo', '/preguntas']]);
});

test('an announcement stands below what the demo says', () => {
  show({ isDemo: true, announcement: announced });
  expect(notices()).toEqual(['Aviso', 'Anuncio', 'Contacto directo']);
  expect(screen.getByRole('complementary', { name: 'Anuncio' }).style.marginTop).toBe('0px');
});

test('a shop that announces nothing has no notice', () => {
  show();
  expect(notices()).toEqual(['Contacto directo']);
});
