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

describe('an unanswered purchase is looked for although the next sending', () => {
  test('finds a number taken', async () => {
    const { rifid, bought, service, told, sendings, arrives } = await sendUnheard(demo, [
      '05',
      '06',
    ]);
    await take(['06'])(rifid);
    expect(await service.submit(bought, receipt)).toMatchObject({
      outcome: { state: 'not-registered', taken: ['06'] },
    });
    expect(await sendings()).toBe(0);
    await arrives();
    await until(async () => (await told())?.state === 'partly-registered');
    expect(await told()).toMatchObject({ numbers: ['05'], taken: ['06'] });
  });

  test('is refused for another reason', async () => {
    const { rifid, bought, service, told, arrives } = await sendUnheard(demo, ['07']);
    await demo.control.changeRaffle(rifid, { monto: 6 });
    expect(await service.submit(bought, receipt)).toMatchObject({
      outcome: { state: 'refused', reason: 'price-changed' },
    });
    await arrives();
    await until(async () => (await told())?.state === 'registered');
  });

  test('is refused', async () => {
    const { rifid, bought, service, told, arrives } = await sendUnheard(demo, ['08']);
    const path = `/api/rifas/${rifid}`;
    await demo.control.addFault({ path, kind: 'status', status: 500, times: 0 });
    expect(await service.submit(bought, receipt)).toMatchObject({ reason: 'unavailable' });
    expect(await told()).toMatchObject({ state: 'not-registered' });
    await arrives();
    await until(async () => (await told())?.state === 'registered');
  });
});
