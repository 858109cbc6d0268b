type Numbers = number | string[];
type TicketState = 'Disponible' | 'Apartado' | 'Pagado';

export type DemoRaffle = { rifid: string; name: string; monto: number; fecha: string };

export type DemoRaffleShape = {
  name?: string;
  descripcion?: string;
  loteria?: string;
  monto?: number;
  /** ISO 8601. */
  fecha?: string;
  abierta?: boolean;
  estado?: string;
  portada?: string | null;
  img?: string[];
  premios?: { fecha?: string; name?: string; descripcion?: string }[];
  metodos?: { name?: string; descripcion?: string; cuenta?: string; tasa?: number }[];
  /** How many, or the very numbers; 100 when left out. */
  tickets?: Numbers;
  /** How many (the first free ones, after the paid ones), or the very numbers. */
  apartados?: Numbers;
  /** How many (the first ones), or the very numbers. */
  pagados?: Numbers;
  ganador?: {
    numero: string;
    owner?: {
      nombre?: string;
      direccion?: string;
      /** Name of the sales route. */
      ruta?: string;
      telefono?: string;
      cedula?: string;
      estado?: TicketState;
      img?: string[];
    };
  } | null;
  /** Fields that this raffle's answers leave out. */
  omit?: string[];
  /** What a purchase with a taken ticket meets: 200 + rechazados, 400 all or nothing, or no answer. */
  onTaken?: 'each' | 'all' | 'silent' | 'undo';
};

export type DemoBuyer = {
  nombre?: string;
  telefono?: string;
  cedula?: string;
  direccion?: string;
  referencia?: string;
};

export type DemoFault = {
  /** What the URL path begins with, `/api` included. */
  path: string;
  method?: string;
  /** Text that must occur in the URL or the body, for example a raffle id. */
  match?: string;
  kind: 'wait' | 'silence' | 'cut-before' | 'cut-after' | 'status' | 'html';
  ms?: number;
  status?: number;
  /** 1 when left out; 0 means until removed. */
  times?: number;
};

export type DemoRequest = { method: string; path: string; body: string };

export type DemoControl = ReturnType<typeof createDemoControl>;

/** The control doors of a demo API started with `--test-controls`. Throws on any refusal. */
export function createDemoControl(origin: string) {
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${origin}/__control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  return {
    createRaffle: async (shape: DemoRaffleShape = {}) =>
      (await call<{ rifa: DemoRaffle }>('POST', '/raffles', shape)).rifa,
    changeRaffle: async (rifid: string, shape: DemoRaffleShape) =>
      (await call<{ rifa: DemoRaffle }>('PATCH', `/raffles/${rifid}`, shape)).rifa,
    removeRaffle: (rifid: string) => call<unknown>('DELETE', `/raffles/${rifid}`),
    /** Somebody else takes, pays or gives back these numbers. */
    setTickets: (rifid: string, numeros: string[], estado: TicketState, buyer?: DemoBuyer) =>
      call<unknown>('POST', `/raffles/${rifid}/tickets`, { numeros, estado, buyer }),
    async putImage(folder: string, file: string, bytes: Uint8Array<ArrayBuffer>) {
      const answer = await fetch(`${origin}/__control/uploads/${folder}/${file}`, {
        method: 'POST',
        body: bytes,
      });
      if (!answer.ok) throw new Error(`upload of ${folder}/${file}: ${answer.status}`);
    },
    /** Returns the fault's id. */
    addFault: async (fault: DemoFault) => (await call<{ id: string }>('POST', '/faults', fault)).id,
    removeFault: (id: string) => call<unknown>('DELETE', `/faults/${id}`),
    clearFaults: () => call<unknown>('DELETE', '/faults'),
    /** Calls received so far whose URL or body holds the text. */
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
