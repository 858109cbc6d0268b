import { KNOWN_CONTRACT } from '../next-seam/page-contract';
import { documentOf, MISSING_MARKER, startFakeNext, type FakeNext } from '../testing/fake-next';
import { checkedContract } from './checked-contract';

const PUSH = '<script>self.__next_f.push([1,"a"])</script>';
const OWN = '<script src="/_next/static/a.js" async=""></script>';
const LINK = '<link rel="stylesheet" href="/_next/static/a.css"/>';
const PAGE = documentOf(PUSH, LINK + OWN + MISSING_MARKER);

let next: FakeNext;
let written: jest.SpyInstance;

beforeEach(async () => {
  written = jest.spyOn(console, 'error').mockImplementation(() => {});
  next = await startFakeNext();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await next.close();
});

function check(html: string, status = 200) {
  next.pages.set('/sin-boleto', { html, status });
  return checkedContract(
    () => next.origin,
    () => 'p{color:red}',
  );
}

test('an unchanged Next is recognised without a message', async () => {
  expect(await check(PAGE)).toBe(KNOWN_CONTRACT);
  expect(written).not.toHaveBeenCalled();
});

test('a changed Next is reported in one warning with advice, and its pages are sent unchanged', async () => {
  const { parts } = await check(PAGE.replace('rel="stylesheet"', '').replace(OWN, ''));
  expect(parts).toEqual({ styles: false, headScript: false });
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]).toEqual([
    expect.stringMatching(
      /^NEXT HAS CHANGED: no script .*; the stylesheets [^;]*\.\n.*the shop sells.*README\.md/,
    ),
  ]);
});

test('a Next that cannot make a page ends the start', async () => {
  await expect(check(PAGE, 500)).rejects.toThrow('Next cannot make a page: 500 for /sin-boleto');
});
