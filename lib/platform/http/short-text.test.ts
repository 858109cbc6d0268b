import { shortText } from './short-text';

const sent = (body: BodyInit | null) =>
  new Request('http://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test.each([
  ['', ''],
  ['cédula', 'cédula'],
  ['x'.repeat(8), 'x'.repeat(8)],
  ['x'.repeat(9), null],
  ['ééééé', null],
])('%j is read as %j, with at most eight bytes', async (body, text) => {
  expect(await shortText(sent(body), 8)).toBe(text);
});

test('a body that breaks off is read as none', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the line broke'));
    },
  });
  expect(await shortText(sent(broken), 8)).toBeNull();
});
