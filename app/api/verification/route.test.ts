import type { DemoApi } from '@/lib/testing/demo-api';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import type { OwnRaffles } from '@/lib/raffle/verification';

/** Loads fresh modules for each admin API: they remember its address. */
async function load() {
  jest.resetModules();
  return {
    ...(await import('./route')),
    ...(await import('@/lib/ticket/read-ticket')),
    ...(await import('@/lib/platform/cache/reader')),
    ...(await import('@/lib/admin-api/raffles')),
  };
}

const FUTURE = '2031-03-05T23:30:00.000Z';
const PAST = '2026-01-05T23:30:00.000Z';
const ANA = { nationalId: 'V12345678', phoneEnding: '4567' };
const ana = { nombre: 'Ana Reservada', cedula: 'V-12.345.678', telefono: '0414-1234567' };
const luis = { nombre: 'Luis Secreto', cedula: 'V87654321', telefono: '4149999999' };

describe.each([1, 2] as const)('generation %i', (generation) => {
  const demo = demoOfSuite({ generation, withSeller: true });
  let shop: Awaited<ReturnType<typeof load>>;
  let raffles: string[] = [];

  beforeAll(async () => {
    shop = await load();
  });
  beforeEach(() => shop.forgetSharedReads());
  afterEach(async () => {
    await demo.control.clearFaults();
    for (const rifid of raffles) await demo.control.removeRaffle(rifid);
    raffles = [];
  });

  async function createRaffle(shape: Parameters<DemoApi['control']['createRaffle']>[0]) {
    const { rifid } = await demo.control.createRaffle({ tickets: 20, monto: 5, ...shape });
    raffles.push(rifid);
    return rifid;
  }

  function send(body: object = ANA, headers: Record<string, string> = {}) {
    const own = { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'no-cookie', ...headers };
    const init = { method: 'POST', headers: own, body: JSON.stringify(body) };
    return shop.POST(new Request('http://shop.example/', init), undefined);
  }

  async function find(body?: object) {
    const answer = await send(body);
    return ((await answer.json()) as { verification: OwnRaffles }).verification;
  }

  test('numbers are found in each raffle with state, result and digital ticket, and nobody else’s', async () => {
    const open = await createRaffle({ name: 'Moto', fecha: FUTURE });
    const won = await createRaffle({
      name: 'Nevera',
      abierta: false,
      fecha: PAST,
      ganador: { numero: '07', owner: { ...ana, estado: 'Pagado' } },
    });
    const lost = await createRaffle({
      name: 'Carro',
      abierta: false,
      fecha: PAST,
      ganador: { numero: '11', owner: { ...luis, estado: 'Pagado' } },
    });
    const others = await createRaffle({ name: 'Casa', fecha: FUTURE });
    await demo.control.setTickets(open, ['01', '02'], 'Apartado', ana);
    await demo.control.setTickets(lost, ['03'], 'Pagado', ana);
    await demo.control.setTickets(others, ['04'], 'Pagado', luis);

    const answer = await send();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = await answer.text();
    expect(text).not.toMatch(/Ana|Luis|12345678|4141234567|87654321|Casa/);
    const { verification: found } = JSON.parse(text) as { verification: OwnRaffles };
    expect(found.unread).toBe(0);
    const told = found.raffles.map(({ raffle, verified, draw }) => [
      raffle.name,
      verified.tickets.map(({ number, status }) => `${number} ${status}`),
      draw,
    ]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Moto', ['01 reserved', '02 reserved'], { stage: 'before', winner: null }],
        ['Nevera', ['07 paid'], { stage: 'won', winner: '07' }],
        ['Carro', ['03 paid'], { stage: 'lost', winner: '11' }],
      ]),
    );
    expect(Object.keys(found.raffles[0]?.raffle ?? {})).toEqual(['id', 'name', 'drawDate']);

    const [path = ''] =
      found.raffles.find(({ raffle }) => raffle.id === won)?.verified.ticketPaths ?? [];
    const ticket = await shop.readDigitalTicket(shop.ticketOf(path.slice('/boleto/'.length))!);
    expect(ticket).toMatchObject({ numbers: [{ number: '07', state: 'paid' }], winner: '07' });
  });

  test('wrong digits and an unknown cédula get the same answer', async () => {
    const rifid = await createRaffle({ fecha: FUTURE });
    await demo.control.setTickets(rifid, ['01'], 'Pagado', ana);
    const wrong = await (await send({ ...ANA, phoneEnding: '0000' })).text();
    const nobody = await (await send({ ...ANA, nationalId: 'V11111111' })).text();
    expect(wrong).toBe(nobody);
    expect(JSON.parse(wrong)).toEqual({
      ok: true,
      verification: { raffles: [], unread: 0 },
    });
  });

  test('a raffle that cannot be searched is counted, and hides no other', async () => {
    const [good, bad] = [
      await createRaffle({ name: 'Moto', fecha: FUTURE }),
      await createRaffle({ name: 'Casa', fecha: FUTURE }),
    ];
    for (const rifid of [good, bad]) await demo.control.setTickets(rifid, ['01'], 'Pagado', ana);
    const path = `/api/tickets/search/${bad}`;
    await demo.control.addFault({ path, kind: 'status', status: 500, times: 0 });
    expect(await find()).toMatchObject({ raffles: [{ raffle: { id: good } }], unread: 1 });
  });

  test('a result that cannot be read is not taken for a loss', async () => {
    const rifid = await createRaffle({ abierta: false, fecha: PAST });
    await demo.control.setTickets(rifid, ['01'], 'Pagado', ana);
    const query = { path: '/api/tickets/query', match: rifid };
    await demo.control.addFault({ ...query, kind: 'status', status: 500, times: 0 });
    expect(await find()).toMatchObject({ raffles: [{ draw: null }], unread: 0 });
  });

  test('an admin API that is away is reported, and counts as no wrong guess', async () => {
    const rifid = await createRaffle({ fecha: FUTURE });
    await demo.control.addFault({ path: '/api/tickets/search', kind: 'html', times: 0 });
    const from = { 'x-forwarded-for': `200.1.${generation}.9` };
    for (let time = 0; time < 11; time += 1) expect((await send(ANA, from)).status).toBe(502);
    await demo.control.clearFaults();
    // An answer closes the breaker, which the failures opened.
    await shop.getRaffleForSale(rifid);
    expect((await send(ANA, from)).status).toBe(200);
  });

  test('the raffles that are drawn first and those that finished last are searched, not all', async () => {
    const at = (day: number) => new Date(Date.parse(FUTURE) + day * 86_400_000).toISOString();
    const open = [];
    for (let day = 0; day < 22; day += 1) open.push(await createRaffle({ fecha: at(day) }));
    const finished = [];
    for (let day = 0; day < 12; day += 1) {
      finished.push(await createRaffle({ abierta: false, fecha: at(-900 - day) }));
    }
    await demo.control.clearRequests();
    await find({ ...ANA, nationalId: 'V22222222' });
    const searched = (await demo.control.requests('/search/')).map(({ path }) => path);
    expect(searched).toHaveLength(30);
    for (const rifid of [...open.slice(0, 20), ...finished.slice(0, 10)]) {
      expect(searched.filter((path) => path.includes(rifid))).toHaveLength(1);
    }
  });

  test.each([
    ['V33333333', 'all raffles answer', 0],
    ['V44444444', 'one raffle cannot be searched', 1],
  ])('wrong questions about %s are one guess each while %s', async (nationalId, _, failing) => {
    const raffles = [await createRaffle({ fecha: FUTURE }), await createRaffle({ fecha: FUTURE })];
    for (const rifid of raffles.slice(0, failing)) {
      const path = `/api/tickets/search/${rifid}`;
      await demo.control.addFault({ path, kind: 'status', status: 500, times: 0 });
    }
    const from = { 'x-forwarded-for': `200.1.${generation}.8${failing}` };
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await send({ ...ANA, nationalId }, from)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('answers that found something are free: hundreds of buyers behind one address read them', async () => {
    const numbers = Array.from({ length: 40 }, (_, place) => String(place + 10));
    const rifid = await createRaffle({ fecha: FUTURE, tickets: numbers });
    const idOf = (number: string) => `V123456${number}`;
    for (const number of numbers) {
      await demo.control.setTickets(rifid, [number], 'Pagado', { ...ana, cedula: idOf(number) });
    }
    const from = { 'x-forwarded-for': `200.1.${generation}.7` };
    const statuses = new Set<number>();
    for (let time = 0; time < 8; time += 1) {
      const questions = numbers.map((number) => send({ ...ANA, nationalId: idOf(number) }, from));
      for (const { status } of await Promise.all(questions)) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });
});
