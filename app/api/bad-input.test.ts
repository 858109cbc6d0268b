import { GET as getTickets } from './raffles/[id]/tickets/route';
import { GET as getOutcome } from './payments/[key]/route';
import { GET as getHealth } from './health/route';
import { DELETE, GET as getUnknown, OPTIONS, POST } from './[[...unknown]]/route';

const request = (query = '') => new Request(`http://shop.example/api?${query}`);

const tickets = (id: string, query: string) =>
  getTickets(request(query), { params: Promise.resolve({ id }) });

test.each(['nonsense', 'A'.repeat(24), `${'a'.repeat(24)}/x`, ''])(
  'numbers of a raffle %j are not there',
  async (id) => {
    const answer = await tickets(id, '');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, msg: 'Esta rifa no existe.' });
  },
);

test.each(['offset=-1', 'search=.*', 'numbers=%24where'])(
  'numbers asked for by %s are not understood, and the admin API is not asked',
  async (query) => {
    const answer = await tickets('a'.repeat(24), query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ msg: 'No entendimos qué números buscas.' });
  },
);

test.each(['nonsense', '00000000-0000-0000-0000-000000000000', ''])(
  'no purchase is known under the key %j',
  async (key) => {
    const answer = await getOutcome(request(), { params: Promise.resolve({ key }) });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('an address that is none of ours says so as our API does', async () => {
  for (const ask of [getUnknown, POST, DELETE, OPTIONS]) {
    const answer = ask();
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, msg: 'Esta dirección no existe.' });
  }
});

test('the shop is well whatever the admin API is, and nobody keeps that', async () => {
  const answer = getHealth(request());
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
