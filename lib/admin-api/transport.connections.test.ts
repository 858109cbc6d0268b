type Sent = { method: string; headers: Record<string, string>; body?: string };

const mockFetch = jest.fn();

jest.mock('undici', () => ({
  Agent: class {
    constructor(readonly options: object) {}
  },
  fetch: mockFetch,
}));

jest.mock('@/lib/platform/log/logger', () => ({ logger: { warn: jest.fn() } }));

beforeEach(() => {
  jest.resetModules();
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  mockFetch.mockReset().mockImplementation(async () => new Response('{"ok":true}'));
});

const failure = (...codes: string[]) => {
  const [only, ...others] = codes.map((code) => Object.assign(new Error(code), { code }));
  const cause = others.length ? new AggregateError([only, ...others]) : only;
  return new TypeError('fetch failed', { cause });
};

type Details = { json?: unknown; alone?: boolean; baseUrl?: string; path?: string };

async function call(details: Details = {}) {
  const { callAdmin } = await import('./transport');
  return callAdmin({ method: 'POST', path: '/tickets/payments/online', ...details });
}

test.each([
  { codes: ['ECONNREFUSED'] },
  { codes: ['ENOTFOUND'] },
  { codes: ['EAI_AGAIN'] },
  { codes: ['EHOSTUNREACH'] },
  { codes: ['ENETUNREACH'] },
  { codes: ['UND_ERR_CONNECT_TIMEOUT'] },
  { codes: ['ECONNREFUSED', 'ENETUNREACH'] },
])('after $codes nothing was sent: a purchase may be tried again', async ({ codes }) => {
  mockFetch.mockRejectedValue(failure(...codes));
  expect(await call()).toEqual({
    ok: false,
    reason: 'unreachable',
    status: null,
    msg: null,
    body: {},
  });
});

test.each([
  { codes: ['ECONNRESET'] },
  { codes: ['UND_ERR_SOCKET'] },
  { codes: ['EPIPE'] },
  { codes: ['ECONNREFUSED', 'ECONNRESET'] },
  { codes: ['ECONNRESET', 'ECONNREFUSED'] },
])('after $codes the purchase may have been made', async ({ codes }) => {
  mockFetch.mockRejectedValue(failure(...codes));
  expect(await call()).toEqual({ ok: false, reason: 'cut', status: null, msg: null, body: {} });
});

test('nobody waits longer than three seconds for a connection, and a purchase always gets one', async () => {
  await call();
  await call({ alone: true });
  const agents = mockFetch.mock.calls.map(([, { dispatcher }]) => dispatcher.options);
  expect(agents).toEqual([
    // More than the 96 concurrent reads allowed.
    { connect: { timeout: 3000 }, connections: 128 },
    // Each call gets its own connection, which is closed afterwards.
    { connect: { timeout: 3000 }, pipelining: 0 },
  ]);
});

test('a JSON call says so in its headers, and a call without a body sends none', async () => {
  await call({ json: { datos: 1 } });
  await call();
  const sent = mockFetch.mock.calls.map(([, { method, headers, body }]): Sent => {
    return { method, headers, body };
  });
  expect(sent).toEqual([
    {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip',
        'content-type': 'application/json',
      },
      body: '{"datos":1}',
    },
    {
      method: 'POST',
      headers: { accept: 'application/json', 'accept-encoding': 'gzip' },
      body: undefined,
    },
  ]);
});

test('the metrics show the seconds that a call took', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(3500);
  await call({ path: '/rutas/query' });
  const { metricsText } = await import('@/lib/platform/metrics/metrics');
  expect((await metricsText()).text).toContain(
    'storefront_admin_api_seconds_sum{call="rutas",result="ok"} 2.5\n',
  );
});

test('another service’s answer says nothing about the admin API', async () => {
  jest.doMock('./guarded-reads', () => ({ noteAnswer: jest.fn() }));
  const { noteAnswer } = await import('./guarded-reads');
  await call({ baseUrl: 'https://whatsapp.example.com' });
  expect(noteAnswer).not.toHaveBeenCalled();
  await call();
  expect(noteAnswer).toHaveBeenCalledWith('/tickets/payments/online', true, true);
});
