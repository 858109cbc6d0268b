import { documentOf } from '../testing/fake-next';
import { withPictureFirst } from './picture-first';

const CHARSET = '<meta charSet="utf-8"/>';
const REST = '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>';
const PICTURE =
  '<link rel="preload" as="image" href="data:," imageSrcSet="/a.avif 1w" fetchPriority="high"/>';

test('the main picture comes before styles and scripts', () => {
  const html = documentOf('<p>Moto', `${CHARSET}${REST}${PICTURE}<title>Moto</title>`);
  expect(withPictureFirst(html)).toBe(
    documentOf('<p>Moto', `${CHARSET}${PICTURE}${REST}<title>Moto</title>`),
  );
});

test('so do the two of a logo, of which the browser takes one', () => {
  const [light, dark] = [
    'not all and (prefers-color-scheme: dark)',
    '(prefers-color-scheme: dark)',
  ].map((media) => PICTURE.replace(' href', ` media="${media}" href`));
  const html = documentOf('<p>Contacto', `${CHARSET}${REST}${light}<title>Contacto</title>${dark}`);
  expect(withPictureFirst(html)).toBe(
    documentOf('<p>Contacto', `${CHARSET}${light}${dark}${REST}<title>Contacto</title>`),
  );
});

test.each([
  ['another picture', documentOf('', REST + PICTURE.replace('high', 'low'))],
  ['a font', documentOf('', REST + PICTURE.replace('image"', 'font"'))],
  ['markup in the text', documentOf(PICTURE, REST)],
  ['no document', PICTURE],
])('%s stays where it is', (_, html) => {
  expect(withPictureFirst(html)).toBe(html);
});
