import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { getWinner, knownStatus, listTickets } from './tickets';

const demo = demoOfSuite();

const firstPage = { offset: 0, limit: 50, search: '', status: 'available' } as const;

test('a page holds the free tickets and the counts of the whole raffle', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 200, pagados: 10, apartados: 5 });
  const page = await listTickets(rifid, { ...firstPage, offset: 50 });
  if (!page.ok) throw new Error(page.reason);
  expect(page.value.counts).toEqual({ total: 200, available: 185, reserved: 5, paid: 10 });
  // `hasta` is a quantity, not an end position.
  expect(page.value.tickets).toHaveLength(50);
  expect(page.value.tickets.every(({ status }) => status === 'available')).toBe(true);
});

test.each([
  [{ estado: 'Disponible' }, 'available'],
  [{ estado: 'Disponible', disponible: true }, 'available'],
  [{ estado: 'Disponible', disponible: false }, 'reserved'],
  [{ estado: 'Apartado', disponible: true }, 'reserved'],
  [{ estado: 'Pagado', disponible: true }, 'paid'],
])('%j is %s: one of two fields is enough to be taken', (ticket, status) => {
  expect(knownStatus(ticket)).toBe(status);
});

// spec: ticket-fields
test('only id, number and state of a ticket come through', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10, apartados: 3, pagados: 3 });
  const page = await listTickets(rifid, { ...firstPage, status: 'all' });
  if (!page.ok) throw new Error(page.reason);
  for (const ticket of page.value.tickets) {
    expect(Object.keys(ticket).sort()).toEqual(['id', 'number', 'status']);
  }
  const statuses = page.value.tickets.map(({ status }) => status).sort();
  expect(new Set(statuses)).toEqual(new Set(['available', 'paid', 'reserved']));
});

// spec: winner-query
test('a winning number that nobody reserved has no owner', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10, ganador: { numero: '07' } });
  expect(await getWinner(rifid)).toEqual({ ok: true, value: { number: '07', owner: null } });
});

test('only the winner’s fields that the page shows come through', async () => {
  const { rifid } = await demo.control.createRaffle({
    tickets: ['0', '1', '2'],
    ganador: {
      numero: '2',
      owner: {
        nombre: 'María Pérez',
        direccion: 'Mérida',
        ruta: 'Los Andes',
        telefono: '4141234567',
        cedula: 'V12345678',
        estado: 'Pagado',
        img: ['entrega.jpg'],
      },
    },
  });
  expect(await getWinner(rifid)).toEqual({
    ok: true,
    value: {
      number: '2',
      owner: {
        name: 'María Pérez',
        route: 'Los Andes',
        address: 'Mérida',
        status: 'paid',
        images: ['/uploads/rifa/entrega.jpg'],
      },
    },
  });
});
