import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

type Numbers = number | string[];
type TicketState = 'Disponible' | 'Apartado' | 'Pagado';

/** Uses first-generation names. The demo answers with it as given: a test may want nonsense. */
export type DemoMethod = {
  name?: string;
  descripcion?: string;
  cuenta?: string;
  tasa?: number | string | null;
  /** First generation: the deployment wants the whole method back. */
  _id?: string;
  /** Second generation; derived from name and raffle by default. */
  metid?: string;
  moneda?: string;
  img?: string;
  activo?: boolean;
  admin?: string;
};

type DemoPack = { name?: string; qty: number; monto: number };

export type DemoRaffle = { rifid: string; name: string; monto: number; fecha: string };

export type DemoRaffleShape = {
  name?: string;
  descripcion?: string;
  loteria?: string;
  monto?: number;
  fecha?: string;
  abierta?: boolean;
  estado?: string;
  portada?: string | null;
  img?: string[];
  premios?: { fecha?: string; name?: string; descripcion?: string }[];
  metodos?: DemoMethod[];
  oldMethods?: unknown[];
  botones?: DemoPack[];
  min?: number | null;
  max?: number | null;
  /** How many, or which; 100 by default. With counts, the first tickets are paid and the next reserved. */
  tickets?: Numbers;
  apartados?: Numbers;
  pagados?: Numbers;
  ganador?: {
    numero: string;
    owner?: {
      nombre?: string;
      direccion?: string;
      ruta?: string;
      telefono?: string;
      cedula?: string;
      estado?: TicketState;
      img?: string[];
    };
  } | null;
  omit?: string[];
  override?: Record<string, unknown>;
  estados?: Partial<Record<TicketState, string>>;
  /** First generation, for a purchase with a taken ticket: 200 + rechazados, 400 all or nothing, or no answer. */
  onTaken?: 'each' | 'all' | 'silent' | 'undo';
};

type DemoBuyer = {
  nombre?: string;
  telefono?: string;
  cedula?: string;
  direccion?: string;
  referencia?: string;
};

export type DemoFault = {
  path: string;
  method?: string;
  match?: string;
  /** `wait` continues after the caller has left, so that a purchase is registered late. */
  kind: 'wait' | 'silence' | 'cut-before' | 'cut-after' | 'status' | 'status-after' | 'html';
  /** Pause before the work of `wait` or after that of `cut-after`, by the demo's clock. */
  ms?: number;
  status?: number;
  body?: unknown;
  /** 0 means until removed; 1 by default. */
  times?: number;
};

type DemoPurchase = {
  referencia: string;
  cedula: string;
  telefono: string;
  monto: number;
  descripcion: string;
  ruta: string | null;
  vendedor: string | null;
  metodo: string | null;
  numeros: string[];
};

type DemoRequest = { method: string; path: string; body: string };

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
    setTickets: (rifid: string, numeros: string[], estado: TicketState, buyer?: DemoBuyer) =>
      call<unknown>('POST', `/raffles/${rifid}/tickets`, { numeros, estado, buyer }),
    purchases: async (rifid: string) =>
      (await call<{ purchases: DemoPurchase[] }>('GET', `/raffles/${rifid}/purchases`)).purchases,
    putImage: (folder: string, file: string, bytes: Uint8Array) =>
      send('POST', `${origin}/__control/uploads/${folder}/${file}`, bytes),
    addFault: async (fault: DemoFault) => (await call<{ id: string }>('POST', '/faults', fault)).id,
    removeFault: (id: string) => call<unknown>('DELETE', `/faults/${id}`),
    clearFaults: () => call<unknown>('DELETE', '/faults'),
    requests: async (match = '') =>
      (
        await call<{ requests: DemoRequest[] }>(
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
