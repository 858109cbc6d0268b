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

/** Each client picks until `end`; `served` tells of each whether it was. */
function picks(clients: number, perClient = 1) {
  let end = () => {};
  const ended = new Promise<boolean>((resolve) => (end = () => resolve(true)));
  const pick = jest.fn(() => ended);
  const served = Array.from({ length: clients * perClient }, (_, index) =>
    inPickSlot(from(`200.9.${index % clients}.1`), pick),
  );
  return { pick, served: () => Promise.all(served), end: () => end() };
}

describe('with other clients', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('four clients pick at once, the fifth when one of them is done', async () => {
    const { pick, served, end } = picks(5);
    await jest.advanceTimersByTimeAsync(0);
    expect(pick).toHaveBeenCalledTimes(4);
    end();
    expect(await served()).toEqual(Array(5).fill(true));
  });

  test('four hundred picks of all clients wait, and the next one is not served', async () => {
    const crowd = picks(100, 4);
    const four = picks(4);
    await jest.advanceTimersByTimeAsync(0);
    const late = inPickSlot(from('200.8.9.4'), async () => true);
    expect(await late).toBeNull();
    crowd.end();
    four.end();
    expect(await crowd.served()).toEqual(Array(400).fill(true));
    expect(await four.served()).toEqual(Array(4).fill(true));
  });

  test('a pick that has waited for five seconds is not served, not before', async () => {
    const four = picks(4);
    let answer: boolean | null | undefined;
    void inPickSlot(from('200.8.9.5'), async () => true).then((told) => (answer = told));
    await jest.advanceTimersByTimeAsync(4999);
    expect(answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toBeNull();
    four.end();
    await four.served();
  });
});
