const VISITOR = '200.8.1.9';

/** What one instance remembers after these requests. */
async function seenAfter(requests: string[], trusted: string[] = []): Promise<string | null> {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.untrusted-proxy'));
  const { clientAddress } = await import('./client-address');
  const { logger } = await import('../log/logger');
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  for (const forwarded of requests) {
    const headers = { 'x-forwarded-for': forwarded };
    clientAddress(new Request('http://shop.example/', { headers }), trusted);
  }
  const { untrustedProxy } = await import('./untrusted-proxy');
  const proxy = untrustedProxy();
  const line = { event: 'proxy-not-trusted', proxy, setting: 'TRUSTED_PROXIES' };
  expect(warn.mock.calls).toEqual(proxy ? [[line]] : []);
  return proxy;
}

test.each([
  ['on this machine', `${VISITOR}, 127.0.0.1`, '127.0.0.1'],
  ['of this network', `${VISITOR}, ::ffff:10.0.0.5`, '10.0.0.5'],
  ['of this network by IPv6', `${VISITOR}, fd00::5`, 'fd00::5'],
])(
  'a proxy %s that is not trusted is told once, at the first request it forwards',
  async (_, forwarded, proxy) => {
    expect(await seenAfter([VISITOR, forwarded, forwarded], ['10.9.0.0/16'])).toBe(proxy);
  },
);

test('a proxy that is trusted, and one before it, are no news', async () => {
  const trusted = ['127.0.0.1', '173.245.48.0/20'];
  expect(await seenAfter([`${VISITOR}, 127.0.0.1`], trusted)).toBeNull();
  expect(await seenAfter([`${VISITOR}, 173.245.48.7, 127.0.0.1`], trusted)).toBeNull();
});

test('nobody raises an alarm from outside by a header', async () => {
  expect(await seenAfter([`10.0.0.5, ${VISITOR}`, `127.0.0.1, 127.0.0.1, ${VISITOR}`])).toBeNull();
  expect(await seenAfter([`10.0.0.5, ${VISITOR}, 127.0.0.1`], ['127.0.0.1'])).toBeNull();
});

test('who connects without a proxy is no proxy', async () => {
  expect(await seenAfter(['127.0.0.1', '10.0.0.5'])).toBeNull();
});
