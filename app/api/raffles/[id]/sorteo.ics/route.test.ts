import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { GET as getRaffle } from '../route';
import { GET as getWinner } from '../winner/route';
import { GET } from './route';

const demo = demoOfSuite();

const ask = (get: typeof GET, id: string) =>
  get(new Request('https://rifas.example.com/api'), { params: Promise.resolve({ id }) });

test.each([{ omit: ['fecha'] }, { abierta: false }])(
  'a raffle with %j goes into no calendar',
  async (shape) => {
    const { rifid } = await demo.control.createRaffle(shape);
    const answer = await ask(GET, rifid);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ msg: 'Esta rifa no tiene un sorteo por venir.' });
  },
);

test.each(['f'.repeat(24), 'nonsense', '../otra'])('there is no raffle %s', async (id) => {
  for (const get of [GET, getRaffle, getWinner]) {
    const answer = await ask(get, id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, msg: 'Esta rifa no existe.' });
  }
});

test('an admin API that is away is reported, with when to ask again', async () => {
  const { rifid } = await demo.control.createRaffle({});
  await demo.stop();
  for (const get of [GET, getRaffle, getWinner]) {
    const answer = await ask(get, rifid);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '5']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
