import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { listAllRaffles } from './all-raffles';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});

afterAll(() => demo.stop());

test('open and finished raffles, however many pages they take', async () => {
  const made = await Promise.all(
    Array.from({ length: 230 }, (_, index) =>
      demo.control.createRaffle({ abierta: index > 4, tickets: 1, img: ['uno.jpg'] }),
    ),
  );
  const answer = await listAllRaffles();
  const ids = answer.ok ? answer.value.map(({ id }) => id) : [];
  expect(ids).toHaveLength(230);
  expect(new Set(ids)).toEqual(new Set(made.map(({ rifid }) => rifid)));
  expect(answer.ok && answer.value[0]?.gallery).toEqual(['/uploads/rifa/uno.jpg']);
});

test('a page that cannot be had is no end of the list', async () => {
  await demo.control.addFault({
    path: '/api/rifas/query',
    match: '"desde":200',
    kind: 'status',
    status: 500,
    times: 0,
  });
  expect(await listAllRaffles()).toMatchObject({ ok: false, reason: 'broken' });
  await demo.control.clearFaults();
});
