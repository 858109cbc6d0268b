import { shortJson } from './short-json';

const sent = (body: BodyInit | null) =>
  new Request('http://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test.each([
  ['"cédul"', 'cédul'],
  ['"123456"', '123456'],
  ['"1234567"', undefined],
  ['"ééé"', 'ééé'],
  ['"éééé"', undefined],
  ['{', undefined],
  ['', undefined],
])('%s is read as %j, with at most eight bytes', async (body, value) => {
  expect(await shortJson(sent(body), 8)).toBe(value);
});

test('an empty body can stand for another', async () => {
  expect(await shortJson(sent(''), 8, '7')).toBe(7);
});

test('a body that breaks off is read as none', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the line broke'));
    },
  });
  expect(await shortJson(sent(broken), 8)).toBeUndefined();
});
