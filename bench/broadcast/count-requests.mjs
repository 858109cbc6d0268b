/** Preloaded into every process of the shop. Writes the requests and bytes sent, by kind, to `COUNTS_FOLDER`. */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 500;
const counts = {};
const written = new WeakMap();

function kindOf({ method, url }) {
  const path = url.split('?')[0].replace(/[0-9a-f]{24}/g, '{id}');
  return `${method} ${path.startsWith('/_next/static/') ? '/_next/static/…' : path}`;
}

subscribe('http.server.request.start', ({ request }) => {
  const kind = (counts[kindOf(request)] ??= { requests: 0, bytes: 0 });
  kind.requests += 1;
});

subscribe('http.server.response.finish', ({ request, socket }) => {
  const before = written.get(socket) ?? 0;
  written.set(socket, socket.bytesWritten);
  counts[kindOf(request)].bytes += socket.bytesWritten - before;
});

const folder = process.env.COUNTS_FOLDER;
setInterval(
  () => writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(counts)),
  EVERY_MS,
).unref();
