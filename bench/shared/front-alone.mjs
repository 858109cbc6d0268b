/** The built front before a Next that answers every address at once with one missing page; tells its port. */
import { createServer } from 'node:http';
import front from '../../dist/server/front/front.js';

const PAGE = `<!DOCTYPE html><html><head><meta name="x-status" content="404"/></head><body>${'No existe. '.repeat(2500)}</body></html>`;
const HEADERS = { 'content-type': 'text/html', 'cache-control': 's-maxage=5', etag: '"1"' };

const next = createServer((req, res) =>
  req.headers['if-none-match'] ? res.writeHead(304).end() : res.writeHead(200, HEADERS).end(PAGE),
);
next.listen(0, '127.0.0.1', () => {
  const upstream = () => ({ host: '127.0.0.1', port: next.address().port });
  const server = front.createFront({ upstream, files: new Map(), isHttps: false, warn() {} });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit());
