import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { getNumbersWithState } from './numbers-with-state';

const demo = demoOfSuite();

const isAna = (nationalId: string) => nationalId === 'V12345678';

test('a number is its buyer’s until it is given back or becomes somebody else’s', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: ['01', '02', '03', '04', '11'] });
  await demo.control.setTickets(rifid, ['01'], 'Apartado', { cedula: 'V-12.345.678' });
  await demo.control.setTickets(rifid, ['02'], 'Pagado', { cedula: '12345678' });
  await demo.control.setTickets(rifid, ['03'], 'Pagado', { cedula: 'V87654321', nombre: 'Otra' });
  const held = await getNumbersWithState(rifid, [
    { numbers: ['02', '01', '03', '04', '1'], isHolder: isAna },
  ]);
  expect(held).toEqual({
    ok: true,
    value: [
      {
        numbers: [
          { number: '02', state: 'paid' },
          { number: '01', state: 'reserved' },
          { number: '03', state: 'released' },
          { number: '04', state: 'released' },
          { number: '1', state: 'unknown' },
        ],
        shares: null,
      },
    ],
  });
});

test('a ticket of a cédula that was registered with its label stays its buyer’s', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: ['01'] });
  await demo.control.setTickets(rifid, ['01'], 'Pagado', { cedula: 'VCI12345678' });
  const held = await getNumbersWithState(rifid, [{ numbers: ['01'], isHolder: isAna }]);
  expect(held).toMatchObject({ value: [{ numbers: [{ number: '01', state: 'paid' }] }] });
});

test('a number without a named owner stays the buyer’s', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: ['01'], pagados: 1 });
  await demo.control.setTickets(rifid, ['01'], 'Pagado', { cedula: '' });
  const held = await getNumbersWithState(rifid, [{ numbers: ['01'], isHolder: isAna }]);
  expect(held).toMatchObject({
    value: [{ numbers: [{ number: '01', state: 'paid' }] }],
  });
});

test('one question of 500 numbers tells several buyers’, each by its own holder', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 600 });
  await demo.control.setTickets(rifid, ['001'], 'Pagado', { cedula: 'V12345678' });
  await demo.control.setTickets(rifid, ['002'], 'Apartado', { cedula: 'V87654321' });
  const all = Array.from({ length: 499 }, (_, place) => String(place).padStart(3, '0'));
  await demo.control.clearRequests();
  const states = await getNumbersWithState(rifid, [
    { numbers: ['001', '002'], isHolder: isAna },
    { numbers: all, isHolder: (nationalId) => nationalId === 'V87654321' },
    { numbers: ['2'], isHolder: isAna },
  ]);
  if (!states.ok) throw new Error(states.reason);
  const [anas, others, unknown] = states.value.map(({ numbers }) =>
    numbers.map(({ state }) => state),
  );
  expect(anas).toEqual(['paid', 'released']);
  expect(others).toHaveLength(499);
  expect(others?.filter((state) => state === 'reserved')).toHaveLength(1);
  expect(others).not.toContain('unknown');
  expect(unknown).toEqual(['unknown']);
  expect(await demo.control.requests(rifid)).toHaveLength(1);
});
