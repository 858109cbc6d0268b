import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoApi } from '@/lib/testing/demo-api';

/** Text that contains it must never leave the server. */
export const TELLTALE = 'TELLTALE';
export const SELLER_ID = 'feedfacefeedfacefeedface';
/** The only token it accepts. */
export const ADMIN_TOKEN = 'key-to-the-admin-api';

const PERSONAL = [
  ...['nombre', 'telefono', 'cedula', 'direccion', 'correo', 'email', 'phone', 'usuario'],
  ...['password', 'token', 'ip', 'referencia', 'banco', 'observacion', '__v'],
];
/** The subject of an answer decides which fields stay unchanged. */
const KEPT = {
  all: [],
  /** Spec section 2: what everybody may see of a winner. */
  winner: ['nombre', 'direccion'],
  /** These identify an owner's tickets. */
  owner: ['cedula', 'telefono'],
};
type About = keyof typeof KEPT;

export type TelltaleAdmin = {
  apiUrl: string;
  /** How many objects have been given personal data so far. */
  planted: () => number;
  /** From now on, addresses that contain this part get an error page that reveals what it was doing. */
  breakDown: (part: string) => void;
  stop: () => Promise<void>;
};

/** A proxy before an admin API that plants personal data in every object of every answer. */
export async function startTelltaleAdmin({ origin, token }: DemoApi): Promise<TelltaleAdmin> {
  let planted = 0;
  let broken: string | undefined;

  function plant(value: unknown, about: About): unknown {
    if (Array.isArray(value)) return value.map((item) => plant(item, about));
    if (typeof value !== 'object' || value === null) return value;
    planted += 1;
    const fields = Object.entries(value).map(([key, field]) => [key, plantIn(key, field)]);
    const kept: string[] = KEPT[about];
    const extra = PERSONAL.filter((key) => !(kept.includes(key) && key in value)).map((key) => [
      key,
      `${TELLTALE}-${key}`,
    ]);
    return { ...Object.fromEntries(fields), ...Object.fromEntries(extra) } as unknown;

    function plantIn(key: string, field: unknown): unknown {
      if (key === 'admin') return { ...(plant({}, 'all') as object), _id: SELLER_ID };
      if (key === 'pagos') return [plant({}, 'all')];
      if (key === 'ruta' && about !== 'winner') return { ruid: TELLTALE, name: TELLTALE };
      if (key === 'ruta') return field;
      return plant(field, about);
    }
  }

  const server = createServer(async (req, res) => {
    const body = await readAll(req);
    if (broken && req.url?.includes(broken)) {
      res.writeHead(500, { 'content-type': 'text/html', 'x-owner': TELLTALE });
      return res.end(`<h1>${TELLTALE} at find({ cedula })</h1>`);
    }
    const answer = await fetch(`${origin}${req.url ?? '/'}`, {
      method: req.method,
      headers: {
        ...passed(req),
        ...(req.headers['x-token'] === ADMIN_TOKEN && { 'x-token': token }),
      },
      ...(body.length > 0 ? { body } : {}),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    res.writeHead(answer.status, { 'content-type': type, 'x-owner': TELLTALE });
    if (!type.includes('json')) return res.end(bytes);
    const isOfOwner = req.url?.includes('/tickets/search/');
    const about = body.includes('"ganador":true') ? 'winner' : isOfOwner ? 'owner' : 'all';
    res.end(JSON.stringify(plant(JSON.parse(bytes.toString()), about)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    planted: () => planted,
    breakDown: (part) => (broken = part),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passed({ headers }: IncomingMessage): Record<string, string> {
  const names = ['content-type', 'accept'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

async function readAll(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
