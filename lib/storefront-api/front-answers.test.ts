import { examplePurchase } from '@/lib/testing/example-purchase';
import { frontOfSuite } from '@/server/testing/front-of-suite';
import { fetchOutcome } from './purchase';
import { readJson } from './read-json';
import { workerTransport } from './worker-transport';

const { suite } = frontOfSuite();
const purchase = {
  raffleId: '65f0aa000000000000000b0c',
  key: 'key',
  request: examplePurchase(),
  receipt: new Blob(['picture']),
};

beforeEach(() => {
  const ask = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => ask(suite.front.origin + String(path), init));
});

const send = async () => workerTransport.send(purchase);

test('while Next is started again, the shop is busy and no proxy has answered', async () => {
  await suite.next.close();
  expect(await send()).toEqual({ kind: 'no-answer' });
  expect(await fetchOutcome('key')).toEqual({ kind: 'no-answer' });
  await expect(readJson('/api/raffles/x/tickets')).rejects.toMatchObject({
    reason: 'no-answer',
    message: 'La tienda está ocupada en este momento. Inténtalo de nuevo en unos segundos.',
  });
});

test('a purchase gets the same answer when Next dies with it', async () => {
  suite.next.server.prependListener('request', (req) => req.socket.destroy());
  expect(await send()).toEqual({ kind: 'no-answer' });
});
