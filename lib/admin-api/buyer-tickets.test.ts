import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { sameBuyer } from '@/lib/raffle/is-same-buyer';
import { findHolding, searchPurchase } from './buyer-tickets';
import { getTicketsByNumber } from './tickets';

const demo = demoOfSuite();

const nobodysPhone = { phoneCode: '58', phone: '4140000000' };

// spec: tickets-search
test('only the tickets of this buyer and this reference, and only their ids', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 20 });
  const take = (numeros: string[], cedula: string, referencia: string) =>
    demo.control.setTickets(rifid, numeros, 'Apartado', { cedula, referencia });
  await take(['01', '02', '03'], 'V-12.345.678', 'AB 9');
  await take(['04'], 'V12345678', 'AB 91');
  await take(['05'], 'V123456789', 'ab 9 ');
  await demo.control.setTickets(rifid, ['03'], 'Pagado', {
    cedula: 'V12345678',
    referencia: 'x',
  });
  const page = await getTicketsByNumber(rifid, ['01', '02']);
  const ids = page.ok ? page.value.tickets.map(({ id }) => id) : [];
  const mark = { raffleId: rifid, nationalId: 'V12345678', reference: 'ab 9', ...nobodysPhone };
  await demo.control.setTickets(rifid, ['01', '02'], 'Apartado', {
    cedula: 'V12345678',
    referencia: 'AB  9',
  });
  expect(await searchPurchase(mark)).toEqual({
    ok: true,
    value: { byBuyer: [], byReference: ids },
  });
  const corrected = { ...mark, reference: 'typo', phone: '4125550199' };
  expect((await searchPurchase(corrected)).ok).toBe(true);
  expect(await searchPurchase(corrected)).toMatchObject({
    value: { byBuyer: expect.arrayContaining(ids), byReference: [] },
  });
  expect(await searchPurchase({ ...mark, nationalId: 'V1' })).toEqual({
    ok: true,
    value: { byBuyer: [], byReference: [] },
  });
});

test('a purchase is found however the seller wrote cédula and phone', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10 });
  const written = { cedula: 'C.I. 12.345.678. ', telefono: '+58 0412-765.43.21' };
  await demo.control.setTickets(rifid, ['01'], 'Apartado', written);
  const buyer = { nationalId: 'V12345678', phoneCode: '58', phone: '4127654321' };
  const page = await getTicketsByNumber(rifid, ['01']);
  const ids = page.ok ? page.value.tickets.map(({ id }) => id) : [];
  expect(await searchPurchase({ raffleId: rifid, reference: '1', ...buyer })).toEqual({
    ok: true,
    value: { byBuyer: ids, byReference: [] },
  });
  expect(await findHolding(rifid, ['01'], sameBuyer(buyer))).toMatchObject({
    value: { own: ids },
  });
});
