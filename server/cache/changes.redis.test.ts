import { startRedisServer, type RedisServer } from '../../lib/testing/redis-server';
import { until } from '../../lib/testing/until';
import { shareChanges } from './changes';

let server: RedisServer;
let heard: string[][];
let instances: ReturnType<typeof shareChanges>[];

beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.stop());

beforeEach(() => {
  heard = [[], []];
  instances = heard.map((list) => shareChanges(server.url, (changed) => list.push(changed)));
});
afterEach(() => instances.forEach((instance) => instance.stop()));

/** Tells until the other instance listens, and returns how often. */
async function tellUntilHeard(changed: string): Promise<void> {
  await until(() => {
    instances[0]?.tell(changed);
    return heard[1]?.includes(changed) ?? false;
  });
}

test('a change reaches the other instance, and not the one that told it', async () => {
  await tellUntilHeard('all');
  expect(heard[0]).toEqual([]);
});

test('a change is shared again after Redis was away', async () => {
  await tellUntilHeard('all');
  await server.stop();
  instances[0]?.tell('while it is away');
  await server.restart();
  await tellUntilHeard('a'.repeat(24));
  expect(heard[0]).toEqual([]);
});
