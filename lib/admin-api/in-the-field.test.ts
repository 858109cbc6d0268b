import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { formatDrawDate } from '@/lib/raffle/dates';
import { saleState } from '@/lib/raffle/sale-state';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';

/** Loads fresh modules for each admin API, because they remember its address. */
async function load() {
  jest.resetModules();
  return {
    ...(await import('./raffles')),
    ...(await import('./tickets')),
    ...(await import('@/lib/platform/log/logger')),
  };
}

/** Answers of deployed admin APIs that differ from their contract. */
describe.each([1, 2] as const)('generation %i', (generation) => {
  const demo = demoOfSuite({ generation, withSeller: true });
  let shop: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    shop = await load();
  });

  async function read(shape: DemoRaffleShape) {
    const { rifid } = await demo.control.createRaffle(shape);
    const answer = await shop.getRaffleForSale(rifid);
    if (!answer.ok) throw new Error(answer.reason);
    return answer.value;
  }

  const methodsOf = async (...metodos: object[]) => (await read({ metodos })).raffle.methods;

  test('one without a name can be paid by its account', async () => {
    const nameless = { name: '', cuenta: '0414-5550134', tasa: 1 };
    expect(await methodsOf(nameless)).toMatchObject([{ name: 'Otro medio de pago' }]);
  });

  test.each(['1.050', 'Bs 40', { $numberDecimal: '2.50' }])(
    'a price of %j sells nothing, and the log says so',
    async (monto) => {
      const warn = jest.spyOn(shop.logger, 'warn');
      const { raffle, unreadable } = await read({ override: { monto } });
      await shop.getRaffle(raffle.id);
      await shop.listRaffles({ isOpen: true, limit: 100 });
      expect(raffle).toMatchObject({ price: 0, isPending: true });
      expect(unreadable).toMatchObject([{ field: 'price' }]);
      expect(linesAbout(raffle.id, warn)).toEqual([
        expect.objectContaining({ event: 'raffle-unreadable', field: 'price' }),
      ]);
    },
  );

  test.each(['2027-01-15', '2027-01-15T04:00:00.000Z'])(
    'a draw at %j is on that day in Caracas, which is over when the day is; so is a prize',
    async (fecha) => {
      const { raffle } = await read({ fecha, premios: [{ fecha, name: 'Casco' }] });
      expect(raffle.drawDate).toBe('2027-01-16T03:59:59.999Z');
      expect(raffle.prizes[0]?.date).toBe(raffle.drawDate);
      expect(formatDrawDate(raffle.drawDate ?? '')).toBe('15/01/2027');
      const stateAt = (now: string) => saleState(raffle, null, new Date(now));
      expect(stateAt('2027-01-16T03:59:59.000Z')).toBe('selling');
      expect(stateAt('2027-01-16T04:00:00.000Z')).toBe('awaiting-draw');
    },
  );

  test('a draw date that cannot be read is none, and the log says so', async () => {
    const warn = jest.spyOn(shop.logger, 'warn');
    const { raffle } = await read({ fecha: '12/25/2027' });
    await shop.getRaffle(raffle.id);
    expect(raffle).toMatchObject({ drawDate: null, isPending: false });
    expect(linesAbout(raffle.id, warn)).toEqual([
      expect.objectContaining({ event: 'raffle-unreadable', field: 'date' }),
    ]);
  });

  test.each([
    ['true', true],
    [' TRUE', true],
    ['false', false],
    ['', false],
    [1, false],
    [null, false],
  ])('abierta %j: open %p', async (abierta, isOpen) => {
    expect((await read({ override: { abierta } })).raffle.isOpen).toBe(isOpen);
  });

  test.each(['Pendiente', ' PENDIENTE ', 'pendiente'])(
    'estado %j sells nothing',
    async (estado) => {
      expect((await read({ override: { estado } })).raffle.isPending).toBe(true);
    },
  );

  test('states of tickets in other letters and with spaces are known', async () => {
    const { rifid } = await demo.control.createRaffle({
      tickets: ['1', '2', '3'],
      pagados: ['1'],
      apartados: ['2'],
      estados: { Pagado: ' PAGADO ', Apartado: 'apartado', Disponible: 'DISPONIBLE' },
    });
    const page = await shop.getTicketsByNumber(rifid, ['1', '2', '3']);
    const states = page.ok && page.value.tickets.map(({ status }) => status);
    expect(states).toEqual(['paid', 'reserved', 'available']);
  });

  test('a raffle without a seller is sold for the one that the shop is configured for', async () => {
    expect(await read({ override: { admin: null } })).toMatchObject({
      sellerId: null,
      accountId: demo.sellerId,
    });
  });

  test('a raffle without created tickets has none, and that is no failure', async () => {
    const { rifid } = await demo.control.createRaffle({ tickets: [] });
    const query = { offset: 0, limit: 100, search: '', status: 'available' } as const;
    expect(await shop.listTickets(rifid, query)).toEqual({
      ok: true,
      value: { tickets: [], counts: { total: 0, available: 0, reserved: 0, paid: 0 } },
    });
  });
});

/** Each line once; `log/repeats.test.ts` tests how the log drops repeated lines. */
function linesAbout(word: string, warn: jest.SpyInstance): unknown[] {
  const said = warn.mock.calls
    .map(([line]) => JSON.stringify(line))
    .filter((line) => line.includes(word));
  return [...new Set(said)].map((line) => JSON.parse(line) as unknown);
}
