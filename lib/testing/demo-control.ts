import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Fault } from '../../demo-api/control/fault-list';
import type { SeenRequest } from '../../demo-api/control/seen-request';
import type { TicketShape } from '../../demo-api/control/ticket-shape';
import type { Purchase, RegisteredPurchase } from '../../demo-api/database/purchase-rows';
import type { RaffleFields } from '../../demo-api/database/raffle-writes';
import type { TicketState } from '../../demo-api/database/ticket-rows';

export type DemoRaffle = Pick<RaffleFields, 'name' | 'monto' | 'fecha'> & { rifid: string };

/** Uses first-generation names. By default it has a hundred free tickets. */
export type DemoRaffleShape = Partial<RaffleFields> & TicketShape;

/** Applies once by default. */
export type DemoFault = Pick<Fault, 'path' | 'kind'> & Partial<Fault>;

export type DemoControl = ReturnType<typeof createDemoControl>;

/** The demo needs `--test-controls`. Throws on any refusal. */
export function createDemoControl(origin: string) {
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return JSON.parse(await send(method, `${origin}/__control${path}`, sent)) as Answer;
  }

  return {
    origin,
    createRaffle: async (shape: DemoRaffleShape = {}) =>
      (await call<{ rifa: DemoRaffle }>('POST', '/raffles', shape)).rifa,
    changeRaffle: async (rifid: string, shape: DemoRaffleShape) =>
      (await call<{ rifa: DemoRaffle }>('PATCH', `/raffles/${rifid}`, shape)).rifa,
    removeRaffle: (rifid: string) => call<unknown>('DELETE', `/raffles/${rifid}`),
    setTickets: (
      rifid: string,
      numeros: string[],
      estado: TicketState,
      buyer?: Partial<Purchase>,
    ) => call<unknown>('POST', `/raffles/${rifid}/tickets`, { numeros, estado, buyer }),
    purchases: async (rifid: string) =>
      (await call<{ purchases: RegisteredPurchase[] }>('GET', `/raffles/${rifid}/purchases`))
        .purchases,
    putImage: (folder: string, file: string, bytes: Uint8Array) =>
      send('POST', `${origin}/__control/uploads/${folder}/${file}`, bytes),
    addFault: async (fault: DemoFault) => (await call<{ id: string }>('POST', '/faults', fault)).id,
    removeFault: (id: string) => call<unknown>('DELETE', `/faults/${id}`),
    clearFaults: () => call<unknown>('DELETE', '/faults'),
    requests: async (match = '') =>
      (
        await call<{ requests: SeenRequest[] }>(
          'GET',
          `/requests?match=${encodeURIComponent(match)}`,
        )
      ).requests,
    clearRequests: () => call<unknown>('DELETE', '/requests'),
  };
}

/** Opens a new connection: the other side may close a reused one at any time, and no call is made twice. */
async function send(method: string, url: string, body?: string | Uint8Array): Promise<string> {
  const sent = request(url, { method, agent: false }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${said}`);
  return said;
}
