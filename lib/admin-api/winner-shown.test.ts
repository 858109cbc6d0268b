import { demoOfSuite } from '@/lib/testing/demo-of-suite';

const demo = demoOfSuite();
beforeEach(() => jest.resetModules());

test.each([
  ['short', { name: 'María P.', route: 'Los Andes', address: '' }],
  ['name', { name: 'María Pérez', route: 'Los Andes', address: '' }],
  ['full', { name: 'María Pérez', route: 'Los Andes', address: 'Mérida' }],
])('a shop with WINNER_SHOWN=%s shows no more of a winner than it says', async (shown, owner) => {
  process.env.WINNER_SHOWN = shown;
  const { getWinner } = await import('./tickets');
  const { rifid } = await demo.control.createRaffle({
    tickets: ['1', '2'],
    ganador: {
      numero: '2',
      owner: { nombre: 'María Pérez', direccion: 'Mérida', ruta: 'Los Andes', estado: 'Pagado' },
    },
  });
  expect(await getWinner(rifid)).toMatchObject({ value: { number: '2', owner } });
});
