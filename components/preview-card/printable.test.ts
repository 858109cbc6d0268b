import { printable } from './printable';

test.each([
  ['Moto 🏍️ 0 km 🔥🔥', 'Moto 0 km'],
  ['Rifa del 1º de año: «Camioneta» ¡ya!', 'Rifa del 1º de año: «Camioneta» ¡ya!'],
  ['𝐆𝐫𝐚𝐧 𝓡𝓲𝓯𝓪', 'Gran Rifa'],
  ['Camio\u0301n', 'Camión'],
  ['Škoda Œuvre ﬁna', 'Skoda Œuvre fina'],
  ['大奖\u0000\n', ''],
  ['👨‍👩‍👧 Familia', 'Familia'],
])('%j is drawn as %j', (text, drawn) => {
  expect(printable(text)).toBe(drawn);
});
