import { packPage } from './pack-page';

const DRESSED = { html: '<p>Moto</p>', policy: '', status: null, refused: [], data: null };
const SOURCE = { status: 200, etag: undefined };

test('the memory that a page takes counts its data', async () => {
  const text = Array.from({ length: 1000 }, (_, index) => `${index}:[]`).join('\n');
  const alone = await packPage(DRESSED, SOURCE);
  const { size, data } = await packPage(
    { ...DRESSED, data: { address: '/_data/a/rifa/1', text } },
    SOURCE,
  );
  expect(size - alone.size).toBe(data?.size);
  expect(data?.size).toBeGreaterThan(text.length);
});
