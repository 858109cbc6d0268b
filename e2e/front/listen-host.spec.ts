import { expect, test } from '../fixtures/own-shop';

test('a shop that listens at one address is reached at no other', async ({ openShop }) => {
  const shop = await openShop({ variables: { LISTEN_HOST: '127.0.0.1' } });
  const { port } = new URL(shop.url);
  const statusAt = (host: string) =>
    fetch(`http://${host}:${port}/api/health`).then(
      ({ status }) => status,
      () => 'not there',
    );
  expect(await statusAt('127.0.0.1')).toBe(200);
  expect(await statusAt('127.0.0.2')).toBe('not there');
});
