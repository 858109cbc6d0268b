import type { IncomingMessage, ServerResponse } from 'node:http';
import { AS_IT_IS, NO_STORE } from './cache-control';
import { documentHeaders } from './document-headers';
import { frontContent } from './front-content';
import { escaped, plainPage } from './plain-page';

type LastResort = {
  status: number;
  title: string;
  text: string;
  /** Seconds until the page reloads itself. */
  again?: number;
  headers?: Record<string, string>;
};

/** Looks like the shop, but needs none of the shop's files, which could be missing. */
export function sendLastResort(req: IncomingMessage, res: ServerResponse, page: LastResort): void {
  const body = faceOf(page);
  const headers = {
    ...documentHeaders("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
    ...page.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': `${NO_STORE}, ${AS_IT_IS}`,
    ...(page.again ? { 'Retry-After': String(page.again) } : {}),
  };
  res.writeHead(page.status, headers).end(req.method === 'HEAD' ? undefined : body);
}

export function wantsDocument({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && /text\/html/.test(headers.accept ?? '');
}

function faceOf({ title, text, again }: LastResort): string {
  const { name, whatsapp } = frontContent().profile;
  const chat = whatsapp ? `<a href="${escaped(whatsapp)}">Escríbenos por WhatsApp</a>` : '';
  return plainPage({
    title,
    head: again ? `<meta http-equiv="refresh" content="${again}">\n` : '',
    header: escaped(name),
    main: `<h1>${title}</h1>
<p>${text}</p>
${again ? '<a class="main" href="">Intentar de nuevo</a>' : '<a class="main" href="/home">Ir al inicio</a>'}
${chat}`,
  });
}
