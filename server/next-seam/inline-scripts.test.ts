import { fitsShape, inlineScripts, KNOWN_SHAPES, learnShape } from './inline-scripts';

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"2:\\"$Sreact.fragment\\"\\n"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"otherChunks":[]}]);',
])('the framework hands over its data: %s', (code) => {
  expect(fitsShape(code, KNOWN_SHAPES)).toBe(true);
});

const INJECTED = [
  'alert(1)',
  '',
  'self.__next_f.push([1]);alert(1)',
  'self.__next_f.push([1,"a"]);alert("b")',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1],alert(1))',
  ' self.__next_f.push([1])',
  'self.__next_f.push([1])//',
  'self.__next_f.push([1]) ;',
  'self.__next_f.push([1,`${alert(1)}`])',
];

test.each([...INJECTED, 'window.__next_f.push([1])'])(
  'code that could have been injected does not fit: %s',
  (code) => {
    expect(fitsShape(code, KNOWN_SHAPES)).toBe(false);
  },
);

test.each([
  ['(self.__next_g=self.__next_g||[]).push([0])', '(self.__next_g=self.__next_g||[]).push(', ')'],
  ['self.__flight.push([1,"a.push("])', 'self.__flight.push(', ')'],
  ['(this["PACK"] ??= []).push({"a":[]});', '(this["PACK"] ??= []).push(', ');'],
])('the shape of a push of data is learned: %s', (code, before, after) => {
  expect(learnShape(code)).toEqual({ before, after });
});

test('other data of a learned shape may run, and other code may not', () => {
  const shapes = [learnShape('self.__flight.push([0])')!];
  expect(fitsShape('self.__flight.push([1,"</p>alert(1)"])', shapes)).toBe(true);
  for (const code of INJECTED.map((each) => each.replace('__next_f', '__flight'))) {
    expect(fitsShape(code, shapes)).toBe(false);
  }
});

test.each([
  'self.__next_f={"a":1}',
  'eval("alert(1)")',
  'document.write("<p>")',
  'location.assign("/x")',
  'self.__next_f.push(a)',
  'for(const a of [1])self.__next_f.push(a)',
  'self.__next_f.push([0]),start()',
])('no shape is learned from code that is no push of plain data: %s', (code) => {
  expect(learnShape(code)).toBeNull();
});

test('only what runs counts as an inline script', () => {
  expect(
    inlineScripts(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
        '<script id="_R_">a</script><SCRIPT>b</SCRIPT>',
    ),
  ).toEqual(['a', 'b']);
});
