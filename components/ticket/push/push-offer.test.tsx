/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { endAllNotices } from './phone-notices';
import { PushOffer } from './push-offer';

const OFFER = 'Avísame cuando confirmen mi pago y cuando salga el ganador';
const KEY = 'BAUG';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const IOS_15 = SAFARI.replace('Version/17.4', 'Version/15.6');
const INSTAGRAM = SAFARI.replace('Version/17.4 ', '').replace('Safari/604.1', 'Instagram 300');

const subscriptionWith = (key: number[]) => ({
  endpoint: 'https://fcm.googleapis.com/1',
  options: { applicationServerKey: new Uint8Array(key).buffer },
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: jest.fn(),
});

let subscription: ReturnType<typeof subscriptionWith> | null;
let permission: NotificationPermission;
let answers: { status: number; body: object }[];
const asked = jest.fn();
const requestPermission = jest.fn();
const subscribe = jest.fn();

const pushManager = { getSubscription: async () => subscription, subscribe };
const registration = { pushManager };
let known: Set<string>;

function setBrowser(has: { push: boolean; userAgent?: string }) {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(navigator, 'userAgent', has.userAgent ?? 'Chrome');
  for (const name of ['PushManager', 'Notification']) delete (window as never)[name];
  define(navigator, 'serviceWorker', {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  if (!has.push) return;
  define(window, 'PushManager', class {});
  define(window, 'Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  subscription = null;
  permission = 'default';
  answers = [];
  known = new Set();
  const store = {
    match: async (path: string) => (known.has(path) ? {} : undefined),
    put: async (path: string) => void known.add(path),
    delete: async (path: string) => known.delete(path),
  };
  Object.assign(globalThis, { caches: { open: async () => store }, Response: class {} });
  requestPermission.mockImplementation(async () => (permission = 'granted'));
  subscribe.mockImplementation(async () => (subscription = subscriptionWith([4, 5, 6])));
  globalThis.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    asked(init?.method ?? 'GET', path, init?.body);
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    return { ok: status === 200, status, json: async () => ({ ok: status === 200, ...body }) };
  }) as never;
  setBrowser({ push: true });
});

async function show(first: object = { key: KEY }) {
  answers.unshift({ status: 200, body: first });
  const view = render(<PushOffer token="t" />);
  for (let turn = 0; turn < 5; turn += 1) await act(async () => undefined);
  return view;
}

const button = (name: string) => screen.queryByRole('button', { name });
const tap = (name: string) => act(async () => button(name)?.click());
const note = () => screen.getByRole('status').textContent;

test('permission is asked for by the tap alone; then the phone is told, until it is turned off', async () => {
  await show();
  expect(requestPermission).not.toHaveBeenCalled();
  await tap(OFFER);
  expect(subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 5, 6]) }],
  ]);
  const device = { endpoint: 'https://fcm.googleapis.com/1', p256dh: 'p', auth: 'a' };
  expect(asked.mock.lastCall).toEqual(['POST', '/api/boletos/t/avisos', JSON.stringify(device)]);
  expect(note()).toBe('Te avisaremos en este teléfono.');

  await tap('Ya no me avises');
  const { endpoint } = device;
  expect(asked.mock.lastCall).toEqual([
    'DELETE',
    '/api/boletos/t/avisos',
    JSON.stringify({ endpoint }),
  ]);
  expect([note(), button(OFFER) !== null]).toEqual(['Ya no te avisaremos.', true]);
});

const NOTICES = '/api/boletos/t/avisos';

test('a phone that asked for its ticket says so, and renews what its browser replaced', async () => {
  known.add(NOTICES);
  permission = 'granted';
  await show();
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(['POST', NOTICES]);
  expect([note(), button('Ya no me avises') !== null]).toEqual([
    'Te avisaremos en este teléfono.',
    true,
  ]);
  await tap('Ya no me avises');
  expect(known.size).toBe(0);
});

test('it can still end them once there is nothing more to tell', async () => {
  known.add(NOTICES);
  permission = 'granted';
  subscription = subscriptionWith([4, 5, 6]);
  await show({ key: null });
  await tap('Ya no me avises');
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(['DELETE', NOTICES]);
  expect(known.size).toBe(0);
});

test('a phone that asked for another ticket, or that lost the permission, renews nothing', async () => {
  permission = 'granted';
  known.add('/api/boletos/other/avisos');
  const { unmount } = await show();
  expect(button(OFFER)).not.toBeNull();
  unmount();
  permission = 'default';
  known.add(NOTICES);
  await show();
  expect(button(OFFER)).not.toBeNull();
  expect([subscribe.mock.calls, requestPermission.mock.calls]).toEqual([[], []]);
});

test('a subscription with the shop’s earlier key is replaced', async () => {
  const earlier = subscriptionWith([9]);
  subscription = earlier;
  await show();
  await tap(OFFER);
  expect(earlier.unsubscribe).toHaveBeenCalledTimes(1);
  expect(note()).toBe('Te avisaremos en este teléfono.');
});

test('one with the same key stays', async () => {
  const same = subscriptionWith([4, 5, 6]);
  subscription = same;
  await show();
  await tap(OFFER);
  expect(same.unsubscribe).not.toHaveBeenCalled();
});

test.each<[string, () => void, RegExp]>([
  [
    'the buyer says no',
    () => requestPermission.mockResolvedValue('denied'),
    /bloqueados.*Permítelos en/,
  ],
  [
    'the buyer closes the question',
    () => requestPermission.mockResolvedValue('default'),
    /«Permitir»/,
  ],
  [
    'the phone has no push service',
    () => subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError')),
    /^Este teléfono no permite avisos\.$/,
  ],
  [
    'the shop refuses',
    () => answers.push({ status: 429, body: { msg: 'Este boleto ya avisa en 5 teléfonos.' } }),
    /^Este boleto ya avisa en 5 teléfonos\.$/,
  ],
])('where %s, one sentence says so and the button works again', async (_, prepare, words) => {
  prepare();
  await show();
  await tap(OFFER);
  expect(note()).toMatch(words);
  requestPermission.mockResolvedValue('granted');
  subscribe.mockImplementation(async () => (subscription = subscriptionWith([4, 5, 6])));
  await tap(OFFER);
  expect(note()).toBe('Te avisaremos en este teléfono.');
});

test('a push service that fails without a network has the buyer look at the signal', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  subscribe.mockRejectedValue(new Error('no'));
  await show();
  await tap(OFFER);
  expect(note()).toMatch(/Revisa tu señal/);
});

test('a question that nobody answers leaves the button alive after a minute', async () => {
  jest.useFakeTimers();
  requestPermission.mockReturnValueOnce(new Promise(() => undefined));
  await show();
  await tap(OFFER);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(note()).toMatch(/«Permitir»/);
  await tap(OFFER);
  expect(note()).toBe('Te avisaremos en este teléfono.');
});

test('a browser that never gives its subscription leaves the button alive', async () => {
  known.add(NOTICES);
  permission = 'granted';
  await show();
  jest.useFakeTimers();
  const given = jest
    .spyOn(pushManager, 'getSubscription')
    .mockReturnValue(new Promise(() => undefined));
  await tap('Ya no me avises');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  given.mockRestore();
  expect(note()).toMatch(/No pudimos cambiar los avisos/);
  await tap('Ya no me avises');
  expect(note()).toBe('Ya no te avisaremos.');
});

test('"Borrar mis datos" leaves no list of tickets behind, though the browser never gives its subscription', () => {
  jest.spyOn(pushManager, 'getSubscription').mockReturnValue(new Promise(() => undefined));
  const remove = jest.fn(async () => true);
  Object.assign(globalThis, { caches: { delete: remove } });
  setBrowser({ push: true });
  void endAllNotices();
  expect(remove).toHaveBeenCalledWith('tickets-with-notices');
});

test.each([
  {
    status: 502,
    body: { msg: 'No pudimos cambiar los avisos. Recarga la página y prueba otra vez.' },
  },
  null,
])('a shop that does not end the notices leaves them on, and says so (%j)', async (answer) => {
  known.add(NOTICES);
  permission = 'granted';
  subscription = subscriptionWith([4, 5, 6]);
  await show({ key: null });
  if (answer) answers.push(answer);
  else jest.mocked(fetch).mockRejectedValueOnce(new Error('no line'));
  await tap('Ya no me avises');
  expect(note()).toMatch(/^No pudimos /);
  expect([button('Ya no me avises') !== null, known.size]).toEqual([true, 1]);
});

test('a push service that does not answer is waited for 20 s', async () => {
  jest.useFakeTimers();
  subscribe.mockReturnValue(new Promise(() => undefined));
  await show();
  await tap(OFFER);
  expect(note()).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(note()).toMatch(/Revisa tu señal/);
});

test('an iPhone whose shop is not installed says what to do; an older one and an app’s web view nothing', async () => {
  setBrowser({ push: false, userAgent: SAFARI });
  const { container, unmount } = await show();
  expect(container.textContent).toMatch(/en Safari, «Agregar a inicio», .*«Mis números»/);
  unmount();
  asked.mockClear();
  for (const userAgent of [IOS_15, INSTAGRAM]) {
    setBrowser({ push: false, userAgent });
    const other = await show();
    expect(other.container.textContent).toBe('');
    other.unmount();
  }
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['tells nobody', { key: null }],
  ['does not answer', null],
])('a shop that %s offers nothing', async (_, first) => {
  if (first === null) globalThis.fetch = jest.fn().mockRejectedValue(new Error('no line'));
  expect((await show(first ?? {})).container.textContent).toBe('');
});

test('where storage is forbidden nothing is offered or asked: Firefox would log an error', async () => {
  const getRegistration = jest.spyOn(navigator.serviceWorker, 'getRegistration');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { container } = await show();
  expect([container.textContent, getRegistration.mock.calls]).toEqual(['', []]);
});
