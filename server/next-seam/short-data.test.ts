import { runInNewContext } from 'node:vm';
import { shortData, withShortData } from './short-data';

const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;

function pushed(code: string): unknown {
  const data: unknown[] = [];
  runInNewContext(code, { self: { __next_f: data } });
  return data;
}

test.each(['{"a":"b"}', "it's", '\\', '\\"', "\\'", 'a\n\u2028', '', '"', "'", '${a}`', '"])'])(
  'the browser reads the same data: %j',
  (text) => {
    expect(pushed(shortData(push(text)))).toEqual([[1, text]]);
  },
);

test('quotes of the data are not escaped, and markup of the page stays as it is', () => {
  const page = (code: string) => `<p title='a'>"</p><script>${code}</script><p>'</p>`;
  expect(withShortData(page(push('1:["$","a"]')))).toBe(
    page(`self.__next_f.push([1,'1:["$","a"]'])`),
  );
});

test.each([
  'self.__next_f=self.__next_f||[]',
  'self.__next_f.push([0])',
  'self.__next_f.push([3,"YQ=="])',
])('another script of Next stays as it is: %s', (code) => {
  expect(shortData(code)).toBe(code);
  expect(withShortData(`<script>${code}</script>`)).toBe(`<script>${code}</script>`);
});
