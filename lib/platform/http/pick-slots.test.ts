import { inPickSlot } from './pick-slots';

const from = (address: string) =>
  new Request('http://shop.example/', { headers: { 'x-forwarded-for': address } });

test('a client that picks without end, a /64 for each, has one pick under way, and another is served at once', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let underWay = 0;
  const many = Array.from({ length: 50 }, (_, at) =>
    inPickSlot(from(`2800:484:6:${at}::1`), () => {
      underWay += 1;
      return ended;
    }),
  );
  expect(await inPickSlot(from('200.8.9.2'), async () => 'drawn')).toBe('drawn');
  expect(underWay).toBe(1);
  end();
  await Promise.all(many);
  expect(underWay).toBe(50);
});

test('a client with too many waiting is not served, and a pick that fails frees its slot', async () => {
  const failing = inPickSlot(from('200.8.9.3'), () => Promise.reject(new Error('away')));
  const waiting = Array.from({ length: 61 }, () => inPickSlot(from('200.8.9.3'), async () => true));
  await expect(failing).rejects.toThrow('away');
  expect(await Promise.all(waiting)).toEqual([...Array(60).fill(true), null]);
});

test('four clients pick at once, and a pick that has waited for five seconds is not served, not before', async () => {
  jest.useFakeTimers();
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const pick = jest.fn(() => ended);
  const four = Array.from({ length: 4 }, (_, at) => inPickSlot(from(`200.9.${at}.1`), pick));
  const answers: (boolean | null)[] = [];
  void inPickSlot(from('200.8.9.5'), async () => true).then((told) => answers.push(told));
  await jest.advanceTimersByTimeAsync(4999);
  expect([pick.mock.calls.length, answers]).toEqual([4, []]);
  await jest.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([null]);
  end();
  await Promise.all(four);
});
