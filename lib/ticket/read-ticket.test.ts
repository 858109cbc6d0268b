import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { ticketKeys } from './seal-keys';
import { readDigitalTicket } from './read-ticket';
import { holderHash } from './token';

const ANA = 'V12345678';
const LUIS = 'V87654321';

const demo = demoOfSuite({ generation: 2, withSeller: true });

beforeEach(() => demo.control.clearFaults());

const fail = (rifid: string, path = '/api') =>
  demo.control.addFault({ path, match: rifid, kind: 'status', status: 500, times: 0 });

async function sellTo(buyers: Record<string, string[]>) {
  const { rifid } = await demo.control.createRaffle({ name: 'Moto', monto: 5, tickets: 20 });
  // An answer to a purchase's call closes the breaker, which failures in an earlier test may have opened.
  await getRaffleForSale(rifid);
  for (const [cedula, numbers] of Object.entries(buyers)) {
    await demo.control.setTickets(rifid, numbers, 'Apartado', { cedula });
  }
  return rifid;
}

function read(raffleId: string, numbers: string[], nationalId = ANA) {
  forgetSharedReads();
  const holder = holderHash(raffleId, nationalId, ticketKeys());
  return readDigitalTicket({ raffleId, numbers, referenceTail: '4821', total: null, holder });
}

const reserved = (...numbers: string[]) => numbers.map((number) => ({ number, state: 'reserved' }));

test('a ticket gives the raffle, the states of its own numbers, and that all is current', async () => {
  const rifid = await sellTo({ [ANA]: ['01', '02'], [LUIS]: ['03'] });
  await demo.control.setTickets(rifid, ['02'], 'Pagado', { cedula: ANA });
  expect(await read(rifid, ['01', '02', '03'])).toMatchObject({
    raffle: { id: rifid, name: 'Moto' },
    numbers: [
      { number: '01', state: 'reserved' },
      { number: '02', state: 'paid' },
      { number: '03', state: 'released' },
    ],
    referenceTail: '4821',
    winner: null,
    isDrawPast: false,
    isCurrent: true,
  });
});

test('while the admin API is away each buyer goes on seeing their own numbers, marked as old', async () => {
  const rifid = await sellTo({ [ANA]: ['01'], [LUIS]: ['05', '06'] });
  await read(rifid, ['01'], ANA);
  await read(rifid, ['05', '06'], LUIS);
  await fail(rifid);
  const [ana, luis] = [await read(rifid, ['01'], ANA), await read(rifid, ['05', '06'], LUIS)];
  expect(ana).toMatchObject({ numbers: reserved('01'), isCurrent: false });
  expect(luis).toMatchObject({ numbers: reserved('05', '06'), isCurrent: false });
  expect(ana.raffle?.name).toBe('Moto');
});

test('the last answer about one raffle says nothing of another', async () => {
  const [seen, unseen] = [await sellTo({ [ANA]: ['01'] }), await sellTo({ [ANA]: ['01'] })];
  await demo.control.setTickets(seen, ['01'], 'Pagado', { cedula: ANA });
  await read(seen, ['01']);
  await fail(unseen);
  expect(await read(unseen, ['01'])).toMatchObject({
    raffle: null,
    numbers: [{ number: '01', state: 'unknown' }],
    registered: null,
    winner: null,
    isCurrent: false,
  });
});

test('one answer that is missing makes a ticket old, and takes nothing else from it', async () => {
  const rifid = await sellTo({ [ANA]: ['01'] });
  await fail(rifid, '/api/tickets/query');
  expect(await read(rifid, ['01'])).toMatchObject({
    raffle: { name: 'Moto' },
    numbers: [{ number: '01', state: 'unknown' }],
    isCurrent: false,
  });
});

test('a ticket whose raffle alone cannot be read says that it is not current', async () => {
  const rifid = await sellTo({ [ANA]: ['01'] });
  expect(await read(rifid, ['01'])).toMatchObject({ isCurrent: true });
  await fail(rifid, `/api/rifas/${rifid}`);
  expect(await read(rifid, ['01'])).toMatchObject({
    raffle: { name: 'Moto' },
    numbers: reserved('01'),
    isCurrent: false,
  });
});

test.each([
  ['is held for three seconds', 2999, 'reserved'],
  ['is asked for anew after that, and a reload tells of a payment', 3000, 'paid'],
])('an answer %s', async (_, later, state) => {
  const raffleId = await sellTo({ [ANA]: ['01'] });
  // Whole: a sum with a fraction may be a little less.
  const start = Math.ceil(performance.now());
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
  const holder = holderHash(raffleId, ANA, ticketKeys());
  const sealed = { raffleId, numbers: ['01'], referenceTail: '4821', total: null, holder };
  expect((await readDigitalTicket(sealed)).numbers).toEqual(reserved('01'));
  await demo.control.setTickets(raffleId, ['01'], 'Pagado', { cedula: ANA });
  clock.mockReturnValue(start + later);
  expect((await readDigitalTicket(sealed)).numbers).toEqual([{ number: '01', state }]);
});

test.each([
  ['now', 0, true],
  ['in a millisecond', 1, false],
])('a draw with an hour that is %s', async (_when, fromNow, isDrawPast) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const fecha = new Date(now + fromNow).toISOString();
  const { rifid } = await demo.control.createRaffle({ fecha, tickets: 20 });
  expect(await read(rifid, ['01'])).toMatchObject({ isDrawPast });
});
