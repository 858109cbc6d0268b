import { documentOf, MISSING_MARKER } from '../testing/fake-next';
import { KNOWN_CONTRACT } from './page-contract';
import { checkStart } from './start-check';
import { createTransformHtml, scriptHash } from './transform-html';

const PUSH = '<script>self.__next_f.push([1,"a"])</script>';
const OWN = '<script src="/_next/static/a.js" async=""></script>';
const LINK = '<link rel="stylesheet" href="/_next/static/a.css"/>';
const PAGE = documentOf(PUSH, `<style>a{color:red}</style>${LINK}${OWN}${MISSING_MARKER}`);

const styleOf = () => 'p{color:red}';
const check = (source: string) => checkStart(source, styleOf);

test('a page as it always was changes nothing', () => {
  expect(check(PAGE)).toEqual({ contract: KNOWN_CONTRACT, changes: [] });
});

test.each([
  ['inline script', PAGE.replace('self.__next_f.push', 'self.__next_g.push')],
  ['no script of the build', PAGE.replace('/_next/static/a.js', '/_app/a.js')],
  ['stylesheets', PAGE.replace('rel="stylesheet"', 'rel="style"')],
  ['marker', PAGE.replace('name="x-status"', 'property="x-status"')],
])('a change of Next’s %s is reported, and pages go out as they are', (what, page) => {
  const { contract, changes } = check(page);
  expect(changes).toEqual([expect.stringContaining(what)]);
  expect(contract.parts).toEqual({ styles: false, headScript: false });
  expect(createTransformHtml(contract, styleOf)(page)).toMatchObject({ html: page, refused: [] });
});

test('on a plain page nothing runs but what looks like the scripts of that one', () => {
  const { contract } = check(PAGE.replaceAll('__next_f', '__next_g'));
  const { refused } = createTransformHtml(
    contract,
    styleOf,
  )(documentOf('<script>self.__next_g.push([1])</script><script>alert(1)</script>'));
  expect(refused).toEqual(['alert(1)']);
});

test('the start ends where data comes in a way that injected code could use as well', () => {
  const page = PAGE.replace('self.__next_f.push([1,"a"])', 'run("a")');
  expect(() => check(page)).toThrow(/^Next hands data .*"run\("a"\)".*README\.md$/);
});

test('a long script is quoted by its beginning', () => {
  const long = `self.__next_g.push([1,"${'a'.repeat(500)}"])`;
  const { changes } = check(PAGE.replace('self.__next_f.push([1,"a"])', long));
  expect(changes).toEqual([`an inline script is "${long.slice(0, 60)}"`]);
});

test('no script of a plain page runs but its own', () => {
  const { contract } = check(PAGE.replace('rel="stylesheet"', 'rel="style"'));
  expect(createTransformHtml(contract, styleOf)(PAGE).scriptSources).toEqual([
    scriptHash('self.__next_f.push([1,"a"])'),
  ]);
});
