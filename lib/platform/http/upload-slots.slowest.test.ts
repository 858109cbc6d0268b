import { createUploadSlots, type Upload } from './upload-slots';

const rules = {
  atOnce: 8,
  atOnceOfClient: 4,
  maxWaiting: 4,
  patienceMs: 20_000,
  poorRate: 4000,
  slowAfterMs: 10_000,
  longAfterMs: 45_000,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function openSlots({ leavingMs = 0 } = {}) {
  const slots = createUploadSlots(rules);
  const inside = new Map<string, () => void>();
  const away: string[] = [];

  function come(client: string, bytesPerSecond: number, name = client) {
    const takeIn = ({ received, signal }: Upload) => {
      const sending = setInterval(() => received(bytesPerSecond / 10), 100);
      signal.addEventListener('abort', () => {
        clearInterval(sending);
        setTimeout(leave, leavingMs, name);
      });
      return new Promise<void>((resolve) => inside.set(name, resolve));
    };
    return slots.run(client, takeIn, () => void away.push(name));
  }
  function leave(name: string) {
    inside.get(name)?.();
    inside.delete(name);
  }
  async function comeMany(client: string, bytesPerSecond: number, many: number) {
    for (let one = 1; one <= many; one += 1) void come(client, bytesPerSecond, `${client}${one}`);
    await pass(0);
  }
  const names = () => [...inside.keys()].sort();
  return { come, comeMany, leave, names, away };
}

test('no upload is stopped while there are slots, however slow', async () => {
  const { comeMany, names } = openSlots();
  await comeMany('a', 10, 3);
  await comeMany('b', 10, 3);
  await pass(120_000);
  expect(names()).toHaveLength(6);
});

test('the slowest upload gives way to a buyer when slots run out', async () => {
  const { come, comeMany, names } = openSlots();
  await comeMany('a', 140, 3);
  void come('a', 20, 'slowest');
  await comeMany('b', 140, 4);
  void come('buyer', 8000);
  await pass(9500);
  expect(names()).not.toContain('buyer');
  await pass(2000);
  expect(names()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'buyer']);
});

test('an upload that is in the way is stopped a second after somebody came', async () => {
  const slots = createUploadSlots(rules);
  const inside: Upload[] = [];
  const come = (client: string) =>
    void slots.run(
      client,
      (upload) => new Promise(() => inside.push(upload)),
      () => null,
    );
  for (const client of 'aaaabbbb') come(client);
  const stopped = () => inside.filter(({ signal }) => signal.aborted).length;
  await pass(10_500);
  come('buyer');
  await pass(999);
  expect(stopped()).toBe(0);
  await pass(1);
  expect(stopped()).toBe(1);
});

test('a client that fills its own share with slow uploads gives way to itself', async () => {
  const { come, comeMany, names } = openSlots();
  await comeMany('carrier', 140, 4);
  void come('carrier', 50_000, 'buyer');
  await pass(12_000);
  expect(names()).toContain('buyer');
});

test('a connection of 64 kbit/s keeps its slot in a crowd, though it is the slowest', async () => {
  const { come, comeMany, names } = openSlots();
  await comeMany('a', 90_000, 3);
  void come('a', 7500, 'poor');
  await comeMany('b', 90_000, 4);
  for (const client of ['c', 'd', 'e']) void come(client, 90_000);
  await pass(40_000);
  expect(names()).toContain('poor');
});

test('a client above the share of one gives up slots in the end, the slowest first', async () => {
  const { come, comeMany, names } = openSlots();
  await comeMany('a', 6000, 3);
  void come('a', 5000, 'slowest');
  await comeMany('b', 6000, 4);
  await pass(30_000);
  void come('buyer', 8000);
  await pass(14_000);
  expect(names()).not.toContain('buyer');
  await pass(2000);
  expect(names()).toContain('buyer');
  expect(names()).not.toContain('slowest');
});

test('a client within its share is never stopped for being there long', async () => {
  const { comeMany, come, names } = openSlots();
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) void come(client, 6000);
  await pass(60_000);
  await comeMany('late', 8000, 3);
  await pass(19_000);
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('no client gives way to one that holds as many', async () => {
  const { come, names } = openSlots();
  const clients = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const client of clients) void come(client, 140);
  await pass(15_000);
  void come('h', 140, 'h2');
  await pass(1500);
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h2']);
});

test('one upload goes for one that waits, though it takes a while to go', async () => {
  const { come, comeMany, names } = openSlots({ leavingMs: 4500 });
  await comeMany('a', 140, 4);
  await comeMany('b', 140, 4);
  await pass(10_000);
  void come('buyer', 8000);
  await pass(12_000);
  expect(names()).toHaveLength(8);
  expect(names()).toContain('buyer');
});

test('a free slot goes to the client with the fewest', async () => {
  const { come, comeMany, leave, names } = openSlots();
  await comeMany('a', 50_000, 4);
  await comeMany('b', 50_000, 3);
  void come('c', 50_000, 'c1');
  await pass(0);
  void come('b', 50_000, 'b4');
  void come('d', 50_000);
  await pass(0);
  leave('a1');
  await pass(0);
  expect(names()).toContain('d');
  expect(names()).not.toContain('b4');
});

test('clients that wait in crowds give way to a newcomer', async () => {
  const { come, comeMany, away } = openSlots();
  await comeMany('a', 50_000, 4);
  await comeMany('b', 50_000, 8);
  await pass(0);
  void come('c', 50_000);
  await pass(0);
  expect(away).toEqual(['b8']);
  void come('b', 50_000, 'b9');
  await pass(0);
  expect(away).toEqual(['b8', 'b9']);
});

test('a client that would then wait with as many as the crowd pushes nobody out', async () => {
  const { come, comeMany, away } = openSlots();
  await comeMany('a', 50_000, 4);
  await comeMany('b', 50_000, 6);
  for (const name of ['c1', 'd1']) void come(name.charAt(0), 50_000, name);
  await pass(0);
  expect(away).toEqual([]);
  void come('c', 50_000, 'c2');
  await pass(0);
  expect(away).toEqual(['c2']);
});

test('an upload that waits is sent away when patience ends', async () => {
  const { come, comeMany, away } = openSlots();
  await comeMany('a', 50_000, 4);
  await comeMany('b', 50_000, 4);
  void come('c', 50_000);
  await pass(20_000);
  expect(away).toEqual(['c']);
});
