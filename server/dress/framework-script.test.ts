import { readFrameworkScript } from './framework-script';

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"2:\\"$Sreact.fragment\\"\\n"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"otherChunks":[]}]);',
])('the framework hands over its data: %s', (code) => {
  expect(readFrameworkScript(code)).not.toBeNull();
});

test.each([
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
  'window.__next_f.push([1])',
])('what could have been injected is not it: %s', (code) => {
  expect(readFrameworkScript(code)).toBeNull();
});
