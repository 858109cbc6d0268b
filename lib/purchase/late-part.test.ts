import { ticketKeys } from '@/lib/ticket/seal-keys';
import { openTicket } from '@/lib/ticket/token';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { until } from '@/lib/testing/until';
import { receipt, sendUnheard } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 1 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

const take = (numbers: string[]) => (rifid: string) =>
  demo.control.setTickets(rifid, numbers, 'Apartado');

test('numbers registered late beside one that went to a stranger are shown to the buyer, and the seller is notified once', async () => {
  const numbers = ['01', '02', '03', '04'];
  const { bought, service, told, arrives } = await sendUnheard(demo, numbers, {
    meanwhile: take(['02']),
  });
  expect(await told()).toMatchObject({ state: 'not-registered', taken: ['02'] });
  await arrives();
  await until(async () => (await told())?.state === 'partly-registered');
  const part = await told();
  expect(part).toMatchObject({ numbers: ['01', '03', '04'], taken: ['02'] });
  const { ticketPath = '' } = part as { ticketPath?: string };
  expect(openTicket(ticketPath.replace('/boleto/', ''), ticketKeys())).toMatchObject({
    numbers: ['01', '03', '04'],
    total: { base: 15 },
  });
  await service.finished(bought.key);
  expect(service.messages).toHaveLength(1);
});

test('a part found during a sending, which then releases it, is not shown as registered', async () => {
  const { rifid, bought, service, told } = await sendUnheard(demo, ['21', '22'], {
    meanwhile: take(['22']),
  });
  const { nationalId, phoneCode, phone } = bought.request;
  const buyer = { cedula: nationalId, telefono: phoneCode + phone };
  await demo.control.setTickets(rifid, ['21'], 'Apartado', buyer);
  expect(await service.submit(bought, receipt)).toMatchObject({ outcome: { state: 'verifying' } });
  await demo.control.setTickets(rifid, ['21'], 'Disponible');
  await service.finished(bought.key);
  expect(await told()).toMatchObject({ state: 'not-registered' });
  expect(service.messages).toEqual([]);
});
