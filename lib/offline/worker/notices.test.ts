import { answerTap, showMessage } from './notices';

type Shown = { title: string; body: string; data?: unknown; tag?: string; renotify?: boolean };
type Page = { url: string; focus: jest.Mock };

let mockPages: Page[] = [];
let mockShown: Shown[] = [];
const mockOpenWindow = jest.fn();
const mockUnsubscribe = jest.fn();
let mockSubscription: object | null;

jest.mock('./scope', () => ({
  openPages: async () => mockPages,
  scope: {
    clients: { openWindow: (path: string) => void mockOpenWindow(path) },
    registration: {
      pushManager: { getSubscription: async () => mockSubscription },
      getNotifications: async ({ tag }: { tag: string }) =>
        mockShown.filter((shown) => shown.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        mockShown = [...mockShown.filter(({ tag }) => tag !== options.tag), { title, ...options }];
      },
    },
  },
}));

const TICKET = '/boleto/abc_-1';
const confirmed = {
  title: 'Tu pago está confirmado',
  body: 'Tus números de Moto: 001.\n¡Suerte!',
  path: TICKET,
};
const mockDelete = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  mockPages = [];
  mockShown = [];
  Object.assign(globalThis, { caches: { open: async () => ({ delete: mockDelete }) } });
  mockSubscription = { endpoint: 'https://push.example/1', unsubscribe: mockUnsubscribe };
});

const receive = async (message: object | string) => {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  await showMessage({ text: () => text } as PushMessageData);
};

test('a message is shown with its ticket, and offers to be the last', async () => {
  await receive(confirmed);
  const { title, body, path } = confirmed;
  const actions = [{ action: 'off', title: 'Ya no me avises' }];
  expect(mockShown).toEqual([
    expect.objectContaining({ title, body, tag: path, lang: 'es-VE', actions }),
  ]);
  await tap(mockShown[0]?.data);
  expect(mockOpenWindow.mock.calls).toEqual([[path]]);
});

test('the latest of a ticket replaces the one before, and leaves those of other tickets', async () => {
  const result = { ...confirmed, title: 'Ya hay resultado', body: 'Moto: salió el 05.' };
  await receive(confirmed);
  await receive({ ...confirmed, path: '/boleto/other' });
  await receive(result);
  expect(mockShown).toMatchObject([
    { title: confirmed.title, data: '/boleto/other' },
    { title: result.title, body: result.body, data: TICKET, renotify: true },
  ]);
});

test('a message that comes twice is shown once, and makes the phone sound once', async () => {
  await receive(confirmed);
  expect(mockShown).toMatchObject([{ renotify: true }]);
  await receive(confirmed);
  const { title, body } = confirmed;
  expect(mockShown).toMatchObject([{ title, body, renotify: false }]);
});

test.each(['', '<html>', 'null', '[]'])(
  'a message that cannot be read (%j) leads to the buyer’s tickets',
  async (text) => {
    await receive(text);
    expect(mockShown).toMatchObject([{ title: 'Mira tu boleto' }]);
    await tap(mockShown[0]?.data);
    expect(mockOpenWindow.mock.calls).toEqual([['/verificar']]);
  },
);

async function tap(data: unknown, action = '') {
  const notification = { close: jest.fn(), data };
  await answerTap({ notification, action } as unknown as NotificationEvent);
  expect(notification.close).toHaveBeenCalledTimes(1);
}

test.each([TICKET, `/rifa/${'a'.repeat(24)}`])('a tap opens %s', async (path) => {
  await tap(path);
  expect(mockOpenWindow.mock.calls).toEqual([[path]]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example/boleto/', 'javascript:0', null])(
  'a tap opens no other address: %s',
  async (path) => {
    await tap(path);
    expect(mockOpenWindow.mock.calls).toEqual([['/verificar']]);
  },
);

test('a tap goes to the page that shows the ticket already', async () => {
  const [home, ticket] = ['/home', `${TICKET}?x=1`].map((path) => ({
    url: `https://shop.example${path}`,
    focus: jest.fn(),
  })) as [Page, Page];
  mockPages = [home, ticket];
  await tap(TICKET);
  expect([home.focus, ticket.focus].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(mockOpenWindow).not.toHaveBeenCalled();
});

test('“Ya no me avises” is told to the shop, for this ticket only', async () => {
  globalThis.fetch = jest.fn(async () => Response.json({ ok: true }));
  await tap(TICKET, 'off');
  expect(fetch).toHaveBeenCalledWith('/api/boletos/abc_-1/avisos', {
    method: 'DELETE',
    headers: { 'X-XSRF-TOKEN': 'no-cookie' },
    body: '{"endpoint":"https://push.example/1"}',
  });
  expect(mockDelete.mock.calls).toEqual([['/api/boletos/abc_-1/avisos']]);
  expect(mockUnsubscribe).not.toHaveBeenCalled();
  expect(mockOpenWindow).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['there is no network', () => Promise.reject(new TypeError('no line'))],
  ['the shop fails', async () => new Response('', { status: 503 })],
])('where %s, the phone itself takes no more messages', async (_, answer) => {
  globalThis.fetch = jest.fn(answer);
  await tap(TICKET, 'off');
  expect(mockUnsubscribe).toHaveBeenCalledTimes(1);
});

test('a phone that is no longer subscribed stays so', async () => {
  mockSubscription = null;
  globalThis.fetch = jest.fn(async () => new Response('', { status: 400 }));
  await expect(tap(TICKET, 'off')).resolves.toBeUndefined();
});
