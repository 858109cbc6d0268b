import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { GET } from './route';

const demo = demoOfSuite();

const ask = (id: string, query: string, from = '200.8.4.1') =>
  GET(
    new Request(`http://shop.example/api/raffles/${id}/draw?${query}`, {
      headers: { 'x-forwarded-for': from },
    }),
    { params: Promise.resolve({ id }) },
  );

test('a pick is this visitor’s own: id, number and state, and no cache stores it', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 400 });
  const answers = await Promise.all([ask(rifid, 'quantity=9'), ask(rifid, 'quantity=9')]);
  const bodies = [];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    bodies.push((await answer.json()) as { tickets: object[] });
  }
  const [one, other] = bodies;
  expect(one).toEqual({ ok: true, tickets: expect.anything() });
  expect(one?.tickets).toHaveLength(9);
  for (const ticket of one?.tickets ?? []) {
    expect(ticket).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      number: expect.stringMatching(/^\d{3}$/),
      status: 'available',
    });
  }
  // The chance of equal picks is 1 in 10^17.
  expect(one?.tickets).not.toEqual(other?.tickets);
});

test('an unknown raffle is a 404, and one that no longer sells says so', async () => {
  expect((await ask('f'.repeat(24), 'quantity=1')).status).toBe(404);
  expect((await ask('nonsense', 'quantity=1')).status).toBe(404);
  const { rifid } = await demo.control.createRaffle({ abierta: false });
  const answer = await ask(rifid, 'quantity=1');
  expect(await answer.json()).toMatchObject({ ok: false, reason: 'bad-request' });
});

test('a client that picks without end has to wait; another client does not', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10 });
  await ask(rifid, 'quantity=-2000', '200.8.4.2');
  const many = await Promise.all(
    Array.from({ length: 40 }, () => ask(rifid, 'quantity=49', '200.8.4.2')),
  );
  const refused = many.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(rifid, 'quantity=1', '200.8.4.3')).status).toBe(200);
});
