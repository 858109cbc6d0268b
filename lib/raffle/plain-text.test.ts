import { clip, plainLines, plainText } from './plain-text';

test.each([
  ['<p>Con <b>papeles</b><br>al día</p>', 'Con papeles al día'],
  ['<b>a</b>b y <span class="x">Moto</span><b>cicleta</b>', 'ab y Motocicleta'],
  ['<td>uno</td><td>dos</td><scr<b>ipt>x', 'uno dos x'],
  ['Primera línea\r\n\r\n\tsegunda', 'Primera línea segunda'],
  ['Caf&eacute; &amp; pan &lt;3 &#x1F389; &rareza;', 'Café & pan <3 🎉 &rareza;'],
  ['a < b y c > d', 'a < b y c > d'],
  ['antes<script>alert("x")</script>después', 'antes después'],
  ['&Aacute;rbol &AMP; caf&#233;', 'Árbol & café'],
  ['&#x110000; y &#0; y &#a;', '&#x110000; y &#0; y &#a;'],
  ['&#xD800; y &#xdfff;', '&#xD800; y &#xdfff;'],
  ['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
  ['&constructor; y &toString;', '&constructor; y &toString;'],
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
