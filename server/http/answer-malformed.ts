import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { lastResort } from './last-resort';

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const TOO_MANY_COOKIES = {
  status: 431,
  title: 'Demasiadas cookies',
  text: 'Tu navegador guarda tantas cookies de este sitio que no pudimos leer tu solicitud. Bórralas, o abre el enlace en una ventana privada.',
};

/** Node alone gives no explanation. Cookies of other sites under the same parent domain reach us as well. */
export function answerMalformed(server: Server): void {
  const answered = new WeakSet<Socket>();
  server.on('request', ({ socket }, res) => {
    answered.add(socket);
    res.once('close', () => answered.delete(socket));
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || answered.has(socket)) {
      socket.destroy();
      return;
    }
    const status = STATUS[code] ?? 400;
    const { headers, body } = status === 431 ? lastResort(TOO_MANY_COOKIES) : NOTHING;
    const lines = Object.entries({ ...headers, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  });
}

const NOTHING = { headers: {}, body: '' };
