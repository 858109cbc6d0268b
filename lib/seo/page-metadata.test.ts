import { pageMetadata } from './page-metadata';

/** The texts of a page whose own texts have so many letters. */
function shown(title: number, description: number, alt: number) {
  const metadata = pageMetadata({
    path: '/home',
    title: 'Inicio',
    socialTitle: 'a'.repeat(title),
    description: 'b'.repeat(description),
    card: { path: '/brand/card.jpg' as never, alt: 'c'.repeat(alt) },
    siteName: 'Rifas',
  });
  const [image] = [metadata.openGraph?.images].flat() as { alt: string }[];
  return [metadata.openGraph?.title, metadata.description, image?.alt].map(String);
}

test('a title of 65 letters, a description of 160 and an alternative text of 120 are shown whole', () => {
  expect(shown(65, 160, 120)).toEqual(['a'.repeat(65), 'b'.repeat(160), 'c'.repeat(120)]);
});

test('a text with one letter more is cut, and says so', () => {
  const cut = shown(66, 161, 121);
  expect(cut.map((text) => text.length)).toEqual([65, 160, 120]);
  for (const text of cut) expect(text).toMatch(/…$/);
});
