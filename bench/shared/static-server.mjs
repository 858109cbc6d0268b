// Runs in its own process: the parent sends `[path, { headers, body (base64) }][]` and receives the port.
import { createServer } from 'node:http';

process.once('message', (entries) => {
  const files = new Map(
    entries.map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer(({ url }, answer) => {
    const file = files.get(url);
    if (!file) return answer.writeHead(404).end();
    answer.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit());
