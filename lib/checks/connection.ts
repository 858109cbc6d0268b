import 'server-only';
import { Agent, fetch, type RequestInit, type Response } from 'undici';

const PATIENCE_MS = 5000;

/** What the owner can do about an error without an answer, by its code. */
const BY_CODE: [code: RegExp, sentence: string][] = [
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/,
    'tiene un certificado que nadie conocido firmó: pon el de su autoridad en NODE_EXTRA_CA_CERTS',
  ],
  [/EXPIRED/, 'tiene un certificado vencido: hay que renovarlo'],
  [/ALTNAME/, 'tiene un certificado para otro nombre: revisa el dominio'],
  [/ERR_SSL/, 'no usa candado (https): escribe http://, o ponle uno'],
  [/ECONNREFUSED/, 'no está encendida en ese puerto, el número después de los dos puntos'],
  [/ENOTFOUND|EAI_AGAIN/, 'tiene un dominio que no existe: revisa cómo se escribe'],
  [/^/, 'no se alcanza desde esta máquina, o corta la conexión'],
];

/**
 * @param isRight judges the status and the media type, without what follows it
 * @returns `fault`: what is wrong, as the rest of a sentence that begins with the address's name
 */
export async function connect<Read>(
  url: string,
  isRight: (status: number, type: string) => boolean,
  read: (response: Response) => Read | Promise<Read>,
  init: RequestInit = {},
): Promise<{ fault: string | null; read: Read | null }> {
  const agent = new Agent();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal, dispatcher: agent });
    const type = response.headers.get('content-type')?.split(';')[0] ?? 'nada';
    const fault = isRight(response.status, type) ? null : faultOf(response, type);
    return { fault, read: await read(response) };
  } catch (error) {
    return { fault: failureOf(error), read: null };
  } finally {
    await agent.destroy();
  }
}

function faultOf({ status, headers }: Response, type: string): string {
  if (status >= 300 && status < 400)
    return `manda a otra dirección: escribe ${headers.get('location')} (${status})`;
  if (status === 401)
    return 'pide usuario y clave (401): pide a quien la maneja que deje pasar a la tienda';
  if (status >= 500) return `falla por dentro, o falla el proxy que tiene delante (${status})`;
  if (status === 404)
    return 'no tiene nada en esa dirección (404): revisa lo que va después del dominio';
  return `contesta con otra cosa, como la página de otro sitio o la de espera del dominio (parking, ${type}, ${status})`;
}

function failureOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: Failure };
  if (name === 'TimeoutError') return `no contesta en ${PATIENCE_MS / 1000} segundos`;
  // A name with several addresses fails with an error for each.
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? 'sin código';
  const [, sentence] = BY_CODE.find(([pattern]) => pattern.test(code)) ?? [];
  return `${sentence} (${code})`;
}

type Failure = NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] };
