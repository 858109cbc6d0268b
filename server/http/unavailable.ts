import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentHeaders } from './document-headers';

const SECONDS = 5;

const FACE = `<!DOCTYPE html>
<html lang="es-VE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${SECONDS}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Un momento, por favor</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; text-wrap: balance; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
p { margin: 0 0 1rem; max-width: 30rem; }
a { display: inline-block; padding: 0.75rem 1rem; color: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>Un momento, por favor</h1>
<p>Esta página no pudo cargarse ahora. La pediremos de nuevo en unos segundos, sin que hagas nada.</p>
<p><a href="">Intentar de nuevo</a></p>
</main>
</body>
</html>
`;

export function sendUnavailable(req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(FACE),
    ...documentHeaders("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
    'Cache-Control': 'no-store',
    'Retry-After': SECONDS,
  });
  res.end(req.method === 'HEAD' ? undefined : FACE);
}
