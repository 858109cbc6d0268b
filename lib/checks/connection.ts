import 'server-only';
import { Agent, fetch, type RequestInit, type Response } from 'undici';

const PATIENCE_MS = 5000;

/** Why an address does not give what it should. The detail is an address, a media type or an error's code. */
export type Fault = { kind: keyof typeof WORDS; status: number; detail: string };

/** The rest of a sentence that begins with what was asked. */
const WORDS = {
  redirect: ({ detail, status }) => `manda a otra dirección: escribe ${detail} (${status})`,
  login: () => 'pide usuario y clave (401): pide a quien la maneja que deje pasar a la tienda',
  fails: ({ status }) => `falla por dentro, o falla el proxy que tiene delante (${status})`,
  'not-found': () => 'no tiene nada en esa dirección (404): revisa lo que va después del dominio',
  'web-page': ({ status }) =>
    `contesta con una página web, la de otro sitio o la de espera del dominio (parking, ${status})`,
  'other-type': ({ detail, status }) => `contesta con algo que no sirve (${detail}, ${status})`,
  silent: () => `no contesta en ${PATIENCE_MS / 1000} segundos (timeout)`,
  unsigned: ({ detail }) =>
    `tiene un certificado que nadie conocido firmó: pon el de su autoridad en NODE_EXTRA_CA_CERTS (${detail})`,
  expired: ({ detail }) => `tiene un certificado vencido: hay que renovarlo (${detail})`,
  'other-name': ({ detail }) =>
    `tiene un certificado para otro nombre: revisa el dominio (${detail})`,
  'no-tls': ({ detail }) => `no usa candado (https): escribe http://, o ponle uno (${detail})`,
  'no-listener': ({ detail }) =>
    `no está encendida en ese puerto, el número después de los dos puntos (${detail})`,
  'unknown-name': ({ detail }) =>
    `tiene un dominio que no existe: revisa cómo se escribe (${detail})`,
  unreachable: ({ detail }) => `no se alcanza desde esta máquina (${detail})`,
  cut: ({ detail }) => `corta la conexión (${detail || 'sin código'})`,
} satisfies Record<string, (fault: { status: number; detail: string }) => string>;

const BY_CODE: Record<string, keyof typeof WORDS> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'unsigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'unsigned',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unsigned',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unsigned',
  CERT_HAS_EXPIRED: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no-tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no-tls',
  ECONNREFUSED: 'no-listener',
  ENOTFOUND: 'unknown-name',
  EAI_AGAIN: 'unknown-name',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
};

export function inWords(fault: Fault): string {
  return WORDS[fault.kind](fault);
}

/** @param isRight judges the status and the media type, without what follows it */
export async function connect<Read>(
  url: string,
  isRight: (status: number, type: string) => boolean,
  read: (response: Response) => Read | Promise<Read>,
  init: RequestInit = {},
): Promise<{ fault: Fault | null; read: Read | null }> {
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

function faultOf({ status, headers }: Response, type: string): Fault {
  const fault = (kind: Fault['kind'], detail = type) => ({ kind, status, detail });
  if (status >= 300 && status < 400) return fault('redirect', headers.get('location') ?? '');
  if (status === 401) return fault('login');
  if (status >= 500) return fault('fails');
  if (status === 404) return fault('not-found');
  return fault(type === 'text/html' ? 'web-page' : 'other-type');
}

function failureOf(error: unknown): Fault {
  const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  const detail = codeOf(cause);
  return {
    kind: name === 'TimeoutError' ? 'silent' : (BY_CODE[detail] ?? 'cut'),
    status: 0,
    detail,
  };
}

/** A name with several addresses fails with an error for each. */
function codeOf(cause: (NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }) | undefined) {
  return cause?.code ?? cause?.errors?.[0]?.code ?? '';
}
