import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { getTicketsByNumberShared, listTicketsShared } from './live-reads';
import { listPastResults } from './past-results';
import { getRaffle, listRaffles } from './raffles';

const OTHER = '5f3a9c1e7b2d4a0016c8e5ff';
const NO_SUCH_RAFFLE = { ok: false, reason: 'no-such-raffle' };
const page = { offset: 0, limit: 50, search: '', status: 'all' } as const;

const demo = demoOfSuite({ withSeller: true });

async function raffleOf(admin: unknown, abierta = true): Promise<string> {
  const ganador = abierta ? null : { numero: '07' };
  const raffle = await demo.control.createRaffle({ abierta, ganador, override: { admin } });
  return raffle.rifid;
}

test.each([
  ['whole', { _id: OTHER, email: 'otra@example.com' }],
  ['by its id', OTHER],
])('another seller’s raffle is not this shop’s, the seller sent %s', async (_how, admin) => {
  expect(await getRaffle(await raffleOf(admin))).toEqual(NO_SUCH_RAFFLE);
});

test.each([null, {}, ''])('a raffle is this shop’s where its seller is %j', async (admin) => {
  const raffleId = await raffleOf(admin);
  expect(await getRaffle(raffleId)).toMatchObject({ ok: true });
  expect(await listTicketsShared({ raffleId, ...page })).toMatchObject({ ok: true });
});

const lists: [string, boolean, () => Promise<unknown>][] = [
  ['open raffles', true, () => listRaffles({ isOpen: true, limit: 100 })],
  ['finished raffles', false, () => listRaffles({ isOpen: false, limit: 100 })],
  ['past results', false, () => listPastResults({ page: 1 })],
];

test.each(lists)('%s leave out another seller’s alone', async (_where, isOpen, ask) => {
  const others = await raffleOf({ _id: OTHER }, isOpen);
  const unknown = await raffleOf(null, isOpen);
  const answer = JSON.stringify(await ask());
  expect(answer).toContain(unknown);
  expect(answer).not.toContain(others);
});

test('a seller’s id in capitals is the same seller’s', async () => {
  const raffleId = await raffleOf(demo.sellerId.toUpperCase());
  expect(await getRaffle(raffleId)).toMatchObject({ ok: true });
});

test('reading tickets asks for the raffle’s seller once in ten minutes', async () => {
  const raffleId = await raffleOf(demo.sellerId);
  await demo.control.clearRequests();
  for (const offset of [0, 50]) await listTicketsShared({ raffleId, ...page, offset });
  await getTicketsByNumberShared({ raffleId, numbers: ['001'] });
  expect(await demo.control.requests(`/rifas/${raffleId}`)).toHaveLength(1);
});

test('a raffle that cannot be read at the moment hides no tickets', async () => {
  const raffleId = await raffleOf(demo.sellerId);
  await demo.control.addFault({ path: `/api/rifas/${raffleId}`, kind: 'html', times: 0 });
  expect(await listTicketsShared({ raffleId, ...page })).toMatchObject({ ok: true });
});
