import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { getWinner } from './tickets';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
  process.env.WINNER_SHOWN = 'short';
});

afterAll(() => demo.stop());

test('a shop that shortens its winners shows first name, initial and route, and no address', async () => {
  const { rifid } = await demo.control.createRaffle({
    tickets: ['1', '2'],
    ganador: {
      numero: '2',
      owner: { nombre: 'María Pérez', direccion: 'Mérida', ruta: 'Los Andes', estado: 'Pagado' },
    },
  });
  const winner = await getWinner(rifid);
  expect(winner).toMatchObject({
    value: { number: '2', owner: { name: 'María P.', route: 'Los Andes', address: '' } },
  });
});
