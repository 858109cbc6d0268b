import type { Metadata } from 'next';
import { shopContent } from '@/lib/content/content';
import type { ShopContent } from '@/lib/content/types';
import { showProfile } from '@/lib/testing/show-profile';
import {
  contactMetadata,
  homeMetadata,
  writtenMetadata,
  resultsMetadata,
  verifyMetadata,
} from './shop-metadata';

const SHOP = 'https://rifas.example.com';
const { pages: shipped } = shopContent();

function writes(pages: Partial<ShopContent['pages']>) {
  showProfile({ name: 'Rifas Turpial' }, { pages: { ...shipped, ...pages } });
}

beforeEach(() => writes({}));

const pages: [string, () => Metadata][] = [
  ['/home', homeMetadata],
  ['/contact', contactMetadata],
  ['/verificar', verifyMetadata],
  ['/terminos', () => writtenMetadata('terminos')],
  ['/privacidad', () => writtenMetadata('privacidad')],
  ['/resultados', () => resultsMetadata(1)],
  ['/resultados/2', () => resultsMetadata(2)],
  ['/resultados/13', () => resultsMetadata(13)],
];

test.each(pages)(
  '%s is its own canonical address, followed, and found if it says something',
  (path, metadata) => {
    const { alternates, openGraph, robots } = metadata();
    expect(alternates?.canonical).toBe(SHOP + path);
    expect(openGraph?.url).toBe(SHOP + path);
    const index = path !== '/verificar';
    expect(robots).toEqual({ index, follow: true, 'max-image-preview': 'large' });
  },
);

// spec: home
test('no two pages of the shop have one title or one description between them', () => {
  const told = pages.map(([, metadata]) => metadata());
  const titles = told.map(({ title }) => (title as { absolute: string }).absolute);
  expect(titles).toEqual([
    'Inicio',
    'Contacto · Rifas Turpial',
    'Mis números · Rifas Turpial',
    'Términos y condiciones · Rifas Turpial',
    'Política de privacidad · Rifas Turpial',
    'Resultados · Rifas Turpial',
    'Resultados, página 2 · Rifas Turpial',
    'Resultados, página 13 · Rifas Turpial',
  ]);
  expect(new Set(told.map(({ openGraph }) => openGraph?.title)).size).toBe(pages.length);
  const descriptions = told.slice(0, 6).map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(6);
  for (const { description, openGraph, twitter } of told) {
    expect(description).toContain('Rifas Turpial');
    expect(openGraph?.description).toBe(description);
    expect(twitter?.description).toBe(description);
  }
});

test.each([
  ['Mérida', 'Mérida', ' en Mérida, Mérida'],
  ['Mérida', null, ' en Mérida'],
  [null, null, ''],
])('a contact in %s (%s) is described as "%s"', (city, state, place) => {
  showProfile({ name: 'Rifas Turpial', city, state });
  expect(contactMetadata().description).toBe(
    `Habla con Rifas Turpial${place}: dónde estamos y cómo escribirnos.`,
  );
});

test.each([
  ['como-participar', 'Cómo participar', 'Cómo participar en Rifas Turpial: elegir'],
  ['preguntas', 'Preguntas frecuentes', 'Preguntas frecuentes de Rifas Turpial: números'],
  ['nosotros', 'Quiénes somos', 'Quiénes somos · Rifas Turpial: quién organiza'],
] as const)('the written page %s is described by its own title', (page, title, description) => {
  writes({ [page]: `# ${title}\n` });
  expect(writtenMetadata(page)).toMatchObject({
    title: { absolute: `${title} · Rifas Turpial` },
    description: expect.stringContaining(description),
  });
});
