import { spawn } from 'node:child_process';
import { once } from 'node:events';
import Redis from 'ioredis';
import { freePort } from './free-port';

export type RedisServer = {
  url: string;
  /** Stops answering but keeps its connections open. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  restart(): Promise<void>;
};

export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child = await launch(port);

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop,
    async restart() {
      await stop();
      child = await launch(port);
    },
  };
}

/** The client lives from the calling suite's first test to its last; there is none before the first. */
export function clientOfSuite(connect: (url: string) => Redis): () => Redis {
  let server: RedisServer;
  let client: Redis;
  beforeAll(async () => {
    server = await startRedisServer();
    client = connect(server.url);
    await once(client, 'ready');
  });
  afterAll(async () => {
    client.disconnect();
    await server.stop();
  });
  return () => client;
}

async function launch(port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const failed = once(child, 'error').then(([error]: Error[]) => Promise.reject(error));
  await Promise.race([untilAnswers(port), failed]);
  return child;
}

async function untilAnswers(port: number): Promise<void> {
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
}
