import { cleanSvg, hasScript } from './clean-svg';

const SHAPE = '<rect width="3" height="1" fill="#c00020"/>';
const drawing = (inside: string, on = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"${on}>${inside}</svg>`;

test.each([
  ['a script', drawing(`<script>alert(1)</script>${SHAPE}`)],
  ['a script of two lines', drawing(`<SCRIPT type="a">\nx()\n</SCRIPT >${SHAPE}`)],
  ['a script from elsewhere', drawing(`<script href="https://x.example/a.js"/>${SHAPE}`)],
  ['a handler', drawing(SHAPE, ' onload="alert(1)"')],
  ['a page inside', drawing(`<foreignObject><b onclick='x()'>x</b></foreignObject>${SHAPE}`)],
])('%s is taken out, and the drawing stays', (_, svg) => {
  expect(hasScript(svg)).toBe(true);
  expect(cleanSvg(svg)).toBe(drawing(SHAPE));
});

test.each(['javascript:alert(1)', 'https://x.example/a.png'])('no link leads to %s', (address) => {
  const link = `<a xlink:href="${address}">${SHAPE}</a>`;
  expect(cleanSvg(drawing(link))).toBe(drawing(`<a>${SHAPE}</a>`));
});

test('a drawing without a script is left alone', () => {
  const svg = drawing(`<text font-family="Onest">once</text>${SHAPE}`);
  expect(hasScript(svg)).toBe(false);
  expect(cleanSvg(svg)).toBe(svg);
});

test('a script that hides in another is refused', () => {
  const svg = drawing('<scr<script></script>ipt>alert(1)</script>');
  expect(() => cleanSvg(svg)).toThrow('save it as a plain SVG');
});
