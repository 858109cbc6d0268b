import { wordmarkSize } from './draw';

test.each([
  ['Rifas Turpial', 48],
  ['Turpial', 62],
  ['Rifas y Sorteos La Chinita de Maracaibo', 36],
  ['GRAN RIFA SOLIDARIA VIRGEN DE CHIQUINQUIRÁ', 36],
  ['Superinternacionalizaciones', 27],
])('a drawn logo has letters so small that “%s” is not cut: %d', (name, size) => {
  expect(wordmarkSize(name)).toBe(size);
});
