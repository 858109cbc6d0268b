import { inDrawTurn } from './draw-turns';

beforeAll(() => {
  process.env.ADMIN_API_URL = 'http://admin.example/api';
});

const from = (address: string) =>
  new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });

test('a client that draws without end, a /64 for each, has one draw under way, and another is served at once', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let underWay = 0;
  const many = Array.from({ length: 50 }, (_, at) =>
    inDrawTurn(from(`2800:484:6:${at}::1`), () => {
      underWay += 1;
      return ended;
    }),
  );
  expect(await inDrawTurn(from('200.8.9.2'), async () => 'drawn')).toBe('drawn');
  expect(underWay).toBe(1);
  end();
  await Promise.all(many);
  expect(underWay).toBe(50);
});

test('whose client has too many waiting is not served, and a draw that fails frees its turn', async () => {
  const failing = inDrawTurn(from('200.8.9.3'), () => Promise.reject(new Error('away')));
  const waiting = Array.from({ length: 61 }, () => inDrawTurn(from('200.8.9.3'), async () => true));
  await expect(failing).rejects.toThrow('away');
  expect(await Promise.all(waiting)).toEqual([...Array(60).fill(true), null]);
});
