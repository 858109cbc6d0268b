import { clip, plainLines, plainText } from './plain-text';

test.each([
  ['<p>Con <b>papeles</b><br>al día</p>', 'Con papeles al día'],
  ['<b>a</b>b y <span class="x">Moto</span><b>cicleta</b>', 'ab y Motocicleta'],
  ['<td>uno</td><td>dos</td>', 'uno dos'],
  ['<scr<b>ipt>x', '<script>x'],
  ['antes<script>x', 'antes'],
  ['antes<!-- x', 'antes'],
  ['?a=1&copy=2&reg', '?a=1&copy=2&reg'],
  ['Primera línea\r\n\r\n\tsegunda', 'Primera línea segunda'],
  ['antes<script>alert("x")</script>después', 'antes después'],
  ['&Aacute;rbol &AMP; caf&#233;', 'Árbol & café'],
  ['nulo\u0000 y medio par \ud83d', 'nulo y medio par'],
  ['', ''],
])('%j reads %j', (typed, read) => {
  expect(plainText(typed)).toBe(read);
});

test.each([
  ['<p>Uno</p><p>Dos<br/>tres</p>', 'Uno\nDos\ntres'],
  ['<h2>Uno</h2>Dos<br>tres<br class="x" />cuatro', 'Uno\nDos\ntres\ncuatro'],
  ['<ul><li>Casco</li><li class="x">Guantes</li></ul>', '• Casco\n• Guantes'],
  ['Uno\n\n\n\n  dos  \r\ntres', 'Uno\n\ndos\ntres'],
  ['<script>x()</script>Uno<!-- no -->', 'Uno'],
  ['<style media="all">\np { margin: 0 }\n</style >Uno', 'Uno'],
])('%j reads %j in lines', (typed, read) => {
  expect(plainLines(typed)).toBe(read);
});

test.each([
  'LLC <a@b.test>',
  '<0414-5550134>',
  '<b Juan Pérez>',
  '<Juan>',
  '</Juan>',
  '<a href="https://pagos.example>',
])('%j is shown as it stands: it is not surely a tag', (typed) => {
  expect(plainText(typed)).toBe(typed);
});

test.each([
  ['<IMG src="a.png"/>Moto', 'Moto'],
  ["<p style='color: red' class=grande>Moto</P>", 'Moto'],
  ['<a href=https://pagos.example/?a=1&b=2>Pagar</a>', 'Pagar'],
  ['<o:p>Moto</o:p>', 'Moto'],
  ['<iframe src="https://video.example/1" allowfullscreen></iframe>Moto', 'Moto'],
  ['<st1:PersonName ProductID="la Moto" w:st="on">la Moto</st1:PersonName>', 'la Moto'],
  ['<v:shape id="_x0000_i1025" o:ole=""><v:imagedata src="a.png"/></v:shape>Moto', 'Moto'],
  ['<w:WordDocument><o:OfficeDocumentSettings/>Moto</w:WordDocument>', 'Moto'],
])('%j reads %j: its tags are surely tags', (typed, read) => {
  expect(plainText(typed)).toBe(read);
});

test.each([
  ['Moto cero kilómetro', 40, 'Moto cero kilómetro'],
  ['Moto', 4, 'Moto'],
  ['Moto cero ya kilómetro', 13, 'Moto cero ya…'],
  ['Moto cero kilómetro con papeles', 22, 'Moto cero kilómetro…'],
  ['Moto cero, kilómetro', 11, 'Moto cero…'],
  ['Moto cero – kilómetro', 14, 'Moto cero…'],
  ['Supercalifragilístico', 10, 'Supercali…'],
  ['Rifa 👨‍👩‍👧', 10, 'Rifa…'],
])('%j in %i is %j', (text, max, cut) => {
  expect(clip(text, max)).toBe(cut);
  expect(clip(text, max).length).toBeLessThanOrEqual(max);
});
