type Answer = { status: number; body: Record<string, unknown> };

export type RawTicket = {
  tid: string;
  numero: string;
  estado: 'Disponible' | 'Apartado' | 'Pagado';
  ganador: boolean;
  nombre?: string;
  telefono?: string;
  cedula?: string;
  img: { img: string }[];
  ruta: { ruid: string; name: string } | null;
  pagos: { referencia: string; monto: number; estado: string; img: string | null }[];
  totalPagado?: number;
};

export const tinyReceipt = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);

async function post(url: string, body: unknown, headers = {}): Promise<Answer> {
  return read(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export async function get(url: string): Promise<Answer> {
  return read(await fetch(url));
}

export async function rawTickets(apiUrl: string, rifa: string, query = {}): Promise<RawTicket[]> {
  const sort = { numero: 1 };
  const { body } = await post(`${apiUrl}/tickets/query`, { rifa, sort, hasta: 1000, ...query });
  return body.tickets as RawTicket[];
}

export function someData(tickets: Pick<RawTicket, 'tid'>[], changes: Record<string, unknown> = {}) {
  return {
    tickets,
    referencia: '00123456',
    nombre: 'Eva Prueba',
    codigo: '58',
    telefono: '4145550177',
    cedula: 'V12345678',
    direccion: 'Av. Bolívar, Valencia',
    monto: 5 * tickets.length,
    metodo: { name: 'Pago Móvil', tasa: 1 },
    descripcion: `Compra online de ${tickets.length} ticket(s)`,
    ...changes,
  };
}

export function someDataOf2(
  { sellerId }: { sellerId: string },
  rifa: string,
  tickets: Pick<RawTicket, 'tid'>[],
  changes: Record<string, unknown> = {},
) {
  return {
    ...someData(
      tickets.map(({ tid }) => ({ tid, rifa })),
      { monto: 1, metodo: undefined },
    ),
    admin: sellerId,
    ...changes,
  };
}

type RawPayment = {
  datos?: unknown;
  image?: Uint8Array<ArrayBuffer> | null;
  signal?: AbortSignal;
};

export async function payRaw(apiUrl: string, payment: RawPayment): Promise<Answer> {
  const { datos, image = tinyReceipt, signal } = payment;
  const form = new FormData();
  if (image) form.set('image', new Blob([image], { type: 'image/jpeg' }), 'comprobante.jpg');
  if (datos !== undefined)
    form.set('datos', typeof datos === 'string' ? datos : JSON.stringify(datos));
  const url = `${apiUrl}/tickets/payments/online`;
  return read(await fetch(url, { method: 'POST', body: form, signal: signal ?? null }));
}

async function read(answer: Response): Promise<Answer> {
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
