import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { verifyIfOwned } from '@/lib/admin-api/verification';
import { rafflesToSearch, searchRaffles } from './search-raffles';

const demo = demoOfSuite();

const ana = { cedula: 'V12345678', telefono: '4141234567' };
const question = { nationalId: 'V12345678', phoneEnding: '4567' };

async function createRaffle() {
  const { rifid } = await demo.control.createRaffle({
    tickets: 120,
    fecha: '2031-03-05T23:30:00Z',
  });
  return rifid;
}

test('a raffle that does not answer in time is counted, and the others are told', async () => {
  const [quick, silent] = [await createRaffle(), await createRaffle()];
  await demo.control.setTickets(quick, ['001'], 'Pagado', ana);
  await demo.control.addFault({ path: `/api/tickets/search/${silent}`, kind: 'silence', times: 0 });
  const raffles = (await rafflesToSearch()) ?? [];
  const givenUp = verifyIfOwned({ raffleId: silent, ...question });
  const inTime = searchRaffles(raffles, question, { client: '200.1.1.1', budgetMs: 1000 });
  const found = await Promise.race([inTime, givenUp.then(() => 'the admin API was waited for')]);
  expect(found).toMatchObject({ raffles: [{ raffle: { id: quick } }], unread: 1 });
});
