import { answeringAdmin } from '@/lib/testing/answering-admin';
import { GET } from './route';

const MAX_SEARCHES = 1200;
const MAX_NUMBERS = 6000;

answeringAdmin((_, res) => {
  const counts = { total: 9000, disponibles: 9000, apartados: 0, pagados: 0 };
  res.end(JSON.stringify({ ok: true, tickets: [], ...counts }));
});

async function statusOf(query: string, client = '200.8.5.5'): Promise<number> {
  const request = new Request(`http://shop.example/api?${query}`, {
    headers: { 'x-forwarded-for': client },
  });
  return (await GET(request, { params: Promise.resolve({ id: 'a'.repeat(24) }) })).status;
}

test('pages after the first are limited as searches are', async () => {
  expect(await statusOf('offset=7&limit=50')).toBe(400);
  const seen = new Set<number>();
  for (let time = 0; time < MAX_SEARCHES; time += 1) {
    seen.add(await statusOf(`limit=50&offset=${50 * (1 + (time % 2))}`));
  }
  expect([...seen]).toEqual([200]);
  expect(await statusOf('limit=50&offset=50')).toBe(429);
  expect(await statusOf('limit=50&offset=0')).toBe(200);
});

test('each number counts, however many are asked for at once', async () => {
  const numbersFrom = (first: number) =>
    `numbers=${Array.from({ length: 50 }, (_, index) => first + index)}`;
  const ask = (query: string) => statusOf(query, '200.8.5.6');
  const seen = new Set<number>();
  for (let time = 0; time < MAX_NUMBERS / 50; time += 1) seen.add(await ask(numbersFrom(time)));
  expect([...seen]).toEqual([200]);
  expect(await ask('numbers=7')).toBe(429);
  expect(await ask('limit=50&offset=50')).toBe(200);
});
