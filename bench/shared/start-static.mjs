import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./static-server.mjs', import.meta.url));

/** @param {[path: string, file: { headers: Record<string, string>, body: Buffer }][]} files */
export async function startStatic(files) {
  const child = fork(SERVER);
  child.send(
    files.map(([path, { headers, body }]) => [path, { headers, body: body.toString('base64') }]),
  );
  const [port] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}
