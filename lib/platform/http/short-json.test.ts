import { shortJson } from './short-json';

const sent = (body: BodyInit | null) =>
  new Request('http://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test.each([
  ['"cédula"', 'cédula'],
  ['{', undefined],
  ['', undefined],
])('%s is read as %j', async (body, value) => {
  expect(await shortJson(sent(body))).toBe(value);
});

test('four kilobytes are read, and no more', async () => {
  const most = 'é'.repeat(2047);
  expect(await shortJson(sent(`"${most}"`))).toBe(most);
  expect(await shortJson(sent(`"${most}a"`))).toBeUndefined();
});

test('an empty body can stand for another', async () => {
  expect(await shortJson(sent(''), '7')).toBe(7);
});

test('a body that breaks off is read as none', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the line broke'));
    },
  });
  expect(await shortJson(sent(broken))).toBeUndefined();
});
