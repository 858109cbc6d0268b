import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import type { RawTicket } from '../../lib/testing/demo-calls';
import { payRaw, rawTickets, someData } from '../../lib/testing/demo-calls';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi();
});
afterAll(() => api.stop());

type Told = { reference: string; confirmed: string[]; refused: string[] };

/** Buyer n wants five of the hundred numbers. Many others want each of them too. */
async function buy(tickets: RawTicket[], n: number): Promise<Told> {
  const wanted = [0, 1, 2, 3, 4].flatMap((step) => tickets[(n * 7 + step * 13) % 100] ?? []);
  const reference = `R${n}`;
  const datos = someData(wanted, { referencia: reference, cedula: `V${n}` });
  const answer = await payRaw(api.apiUrl, { datos });
  const numbers = (list: unknown) => (list as RawTicket[]).map(({ numero }) => numero);
  return {
    reference,
    confirmed: numbers(answer.body.confirmados),
    refused: numbers(answer.body.rechazados),
  };
}

/** Every number belongs to the one buyer whose purchase of it was confirmed. */
function expectTruth(told: Told[], now: RawTicket[]): void {
  const ownerOf = new Map(now.map((ticket) => [ticket.numero, ticket.pagos[0]?.referencia]));
  for (const { reference, confirmed, refused } of told) {
    for (const number of confirmed) expect(ownerOf.get(number)?.split(' ')[0]).toBe(reference);
    for (const number of refused) {
      expect(ownerOf.get(number)).toBeDefined();
      expect(ownerOf.get(number)?.split(' ')[0]).not.toBe(reference);
    }
  }
  const confirmed = told.flatMap((one) => one.confirmed);
  expect(new Set(confirmed).size).toBe(confirmed.length);
}

test('200 buyers at once: one owner a number, the truth for everybody', async () => {
  const { rifid } = await api.control.createRaffle({ tickets: 100 });
  const tickets = await rawTickets(api.apiUrl, rifid);
  const told = await Promise.all(Array.from({ length: 200 }, (_, n) => buy(tickets, n)));
  const now = await rawTickets(api.apiUrl, rifid);
  expectTruth(told, now);
  expect(told.flatMap((one) => one.confirmed)).toHaveLength(100);
  expect(now.every(({ estado }) => estado === 'Apartado')).toBe(true);
});
