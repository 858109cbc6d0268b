import { inlineScripts, newNonce, nonceHeader, withoutNonce } from './nonce-scripts';

const NONCE = 'a1'.repeat(16);

test('each nonce is new, and looks the same in HTML and in JSON', () => {
  const [one, other] = [newNonce(), newNonce()];
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(one).not.toBe(other);
  expect(nonceHeader(one)).toEqual({ 'content-security-policy': `script-src 'nonce-${one}'` });
});

test('only what runs counts as an inline script, and is told from what Next did not write', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
    `<script nonce="${NONCE}" id="_R_">a</script><SCRIPT>b</SCRIPT><script nonce="${NONCE}">c</script>`;
  expect(inlineScripts(html, NONCE)).toEqual({ written: ['a', 'c'], unknown: ['b'] });
});

test.each([
  '<script>alert(1)</script>',
  '<script nonce>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  `<script data-nonce="${'b2'.repeat(16)}">alert(1)</script>`,
  `<script nonce="${'b2'.repeat(16)}">alert(1)</script>`,
  '<script type="module">alert(1)</script>',
  '<script\nnonce="guessed">alert(1)</script>',
])('markup in a text knows no nonce: %s', (html) => {
  expect(inlineScripts(html, NONCE)).toEqual({ written: [], unknown: ['alert(1)'] });
});

test('without its nonce a page is the same for every request', () => {
  const page = (nonce: string) =>
    `<link rel="preload" nonce="${nonce}" href="/a.js"/><script nonce="${nonce}">` +
    `self.__next_f.push([1,":HL[\\"/a.css\\",\\"style\\",{\\"nonce\\":\\"${nonce}\\"}]"])` +
    `self.__next_f.push([1,"[\\"link\\",{\\"id\\":1,\\"nonce\\":\\"${nonce}\\"}]"])</script>`;
  const html = withoutNonce(page(NONCE), NONCE);
  expect(html).toBe(
    '<link rel="preload" href="/a.js"/><script>' +
      'self.__next_f.push([1,":HL[\\"/a.css\\",\\"style\\"]"])' +
      'self.__next_f.push([1,"[\\"link\\",{\\"id\\":1,\\"nonce\\":\\"$undefined\\"}]"])</script>',
  );
  expect(withoutNonce(page('b2'.repeat(16)), 'b2'.repeat(16))).toBe(html);
});
