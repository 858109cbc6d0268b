import { registerPayment, type Registration } from '@/lib/admin-api/payments';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { openTicket } from '@/lib/ticket/token';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { until } from '@/lib/testing/until';
import { openRaffle, openTestService, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 1 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

test('numbers registered late beside one that went to a stranger are shown to the buyer, and the seller is told once', async () => {
  const sendings: Registration[] = [];
  const service = openTestService({
    admin: {
      async register(registration) {
        sendings.push(registration);
        return { kind: 'unknown' };
      },
    },
  });
  const { rifid, purchase } = await openRaffle(demo);
  const bought = purchase(['01', '02', '03', '04']);
  const now = () => service.outcomeOf(bought.key);
  await service.submit(bought, receipt);
  await demo.control.setTickets(rifid, ['02'], 'Apartado');
  await service.finished(bought.key);
  expect(await now()).toMatchObject({ state: 'not-registered', taken: ['02'] });

  for (const registration of sendings) await registerPayment(registration, 10_000);
  await until(async () => (await now())?.state === 'partly-registered');
  const part = await now();
  expect(part).toMatchObject({ numbers: ['01', '03', '04'], taken: ['02'] });
  const { ticketPath = '' } = part as { ticketPath?: string };
  expect(openTicket(ticketPath.replace('/boleto/', ''), ticketKeys())).toMatchObject({
    numbers: ['01', '03', '04'],
    total: { base: 15 },
  });
  await service.finished(bought.key);
  expect(service.messages).toHaveLength(1);
});
