import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilHealthy } from './image.mjs';

/** The same as in `image.mjs`, with processes in place of containers. */
export async function startInstances(ports, env) {
  const running = new Map();

  function start(port) {
    const options = { stdio: 'ignore', env: { ...process.env, ...env, PORT: String(port) } };
    running.set(port, spawn(process.execPath, ['server/start.mjs'], options));
  }

  async function end(port) {
    const child = running.get(port);
    child.kill('SIGTERM');
    const [code, signal] = await once(child, 'exit');
    return signal ?? String(code);
  }

  for (const port of ports) start(port);
  return {
    async replace(port) {
      const startedAt = performance.now();
      const code = await end(port);
      const downAt = performance.now();
      start(port);
      await untilHealthy(port);
      return { end: code, endMs: downAt - startedAt, startMs: performance.now() - downAt };
    },
    async checkHealth() {},
    async stop() {
      await Promise.all(ports.map(end));
    },
  };
}
