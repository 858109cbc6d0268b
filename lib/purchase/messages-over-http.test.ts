import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { notifyBuyer, notifySeller } from '@/lib/admin-api/whatsapp';
import { parseEnvironment } from '@/lib/platform/env';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { until } from '@/lib/testing/until';
import { listenWith, type Listening } from '@/server/testing/listen';
import { openRaffle, openTestService, receipt } from './test-kit';

let environment: ReturnType<typeof parseEnvironment>;

jest.mock('@/lib/platform/env', () => ({
  ...jest.requireActual<object>('@/lib/platform/env'),
  environment: () => environment,
}));

type Message = { url: string; number: string; message: string };

let host: Listening;
let received: Message[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  host = await listenWith((request, response) => {
    void json(request).then((body) => {
      received.push({ url: request.url, ...(body as object) } as Message);
      answer(response);
    });
  });
});
beforeEach(() => {
  received = [];
  answer = (response) => response.end('{"ok":true}');
});
afterAll(() => host.close());

describe.each([1, 2] as const)('generation %d', (generation) => {
  const demo = demoOfSuite({ generation });

  beforeAll(() => {
    environment = parseEnvironment({
      NODE_ENV: 'test',
      ADMIN_API_URL: demo.apiUrl,
      SITE_URL: 'https://rifas.example.com',
      WHATSAPP_API_URL: host.origin,
      WHATSAPP_SESSION_ID: 'tienda 1/a',
      WHATSAPP_SELLER_NUMBER: '584140000000',
      WHATSAPP_TELLS_BUYER: 'on',
    });
  });

  async function buy(phone: string) {
    const service = openTestService({ admin: { notifySeller, notifyBuyer } });
    const raffle = await openRaffle(demo, {
      name: 'Una moto',
      metodos: [{ name: 'Pago Móvil', tasa: 36.5 }],
    });
    const seen = { price: 5, packs: [], rate: 36.5 };
    const bought = raffle.purchase(['01', '02'], { seen, amount: 365, phone });
    const result = await service.submit(bought, receipt);
    return { service, bought, result };
  }

  // spec: whatsapp-call
  test('seller and buyer get one message each, whose links open the ticket', async () => {
    const { service, bought, result } = await buy('4141111111');
    await service.finished(bought.key);
    await service.submit(bought, receipt);
    await service.finished(bought.key);
    const { ticketPath, trace } = registered(result);
    const ticketLink = `https://rifas.example.com${ticketPath}`;
    const { name, reference } = bought.request;
    expect(received).toHaveLength(2);
    const url = '/api/whatsapp/send/tienda%201%2Fa';
    expect(received).toContainEqual({
      url,
      number: '584140000000',
      message: [
        'Se ha registrado una compra en linea, de los siguientes numeros 01, 02',
        'Rifa: Una moto',
        `A nombre de: ${name}`,
        'Pagó: Bs\u00a0365,00 por Pago Móvil',
        `Referencia: ${reference}`,
        `Código: ${trace}`,
        `Boleto: ${ticketLink}`,
      ].join('\n'),
    });
    expect(received).toContainEqual({
      url,
      number: '584141111111',
      message: expect.stringContaining(`\nTu boleto digital: ${ticketLink}\n`),
    });
  });

  // spec: message-fails
  test.each<[string, typeof answer]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['cuts the connection', (response) => response.destroy()],
    ['answers a page', (response) => response.end('<html>')],
    ['is silent', () => undefined],
  ])('the buyer is answered although the messaging host %s', async (_how, answering) => {
    answer = answering;
    const { result } = await buy(`414222000${generation}`);
    expect(registered(result).numbers).toEqual(['01', '02']);
    await until(() => received.length === 2);
  });

  test('a messaging host that answers late gets each message once', async () => {
    const late: ServerResponse[] = [];
    answer = (response) => {
      response.writeHead(200).write('{');
      late.push(response);
    };
    const { service, bought, result } = await buy(`414333000${generation}`);
    expect(registered(result).numbers).toEqual(['01', '02']);
    await until(() => late.length === 2);
    const again = await service.submit(bought, receipt);
    expect(registered(again).numbers).toEqual(['01', '02']);
    for (const response of late) response.end('}');
    await service.finished(bought.key);
    expect(received).toHaveLength(2);
  });
});

function registered(result: Awaited<ReturnType<ReturnType<typeof openTestService>['submit']>>) {
  if (!result.ok || result.outcome.state !== 'registered') throw new Error('Not registered');
  return result.outcome;
}
