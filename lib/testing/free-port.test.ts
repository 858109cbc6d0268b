import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';

const random = jest.spyOn(Math, 'random');

afterAll(() => random.mockRestore());

test('a port that was given out is given to nobody else, though nothing listens there yet', async () => {
  const port = await freePort();
  random.mockReturnValueOnce(thinksOf(port));
  expect(await freePort()).not.toBe(port);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

test('a port where somebody listens is left alone', async () => {
  const { server, port } = await listenAnywhere();
  random.mockReturnValueOnce(thinksOf(port));
  expect(await freePort()).not.toBe(port);
  server.close();
});

const FIRST = 20_000;
const PAIRS = 6000;
const thinksOf = (port: number) => ((port - FIRST) / 2 + 0.5) / PAIRS;

async function listenAnywhere() {
  for (let port = FIRST; ; port += 2) {
    const server = createServer().listen(port, '127.0.0.1');
    const isMine = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isMine) return { server: server.unref(), port };
  }
}
