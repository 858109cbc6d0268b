/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { PushOffer } from './push-offer';

const OFFER = 'Avísame cuando confirmen mi pago y cuando salga el ganador';
const KEY = 'BAUG';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
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
  requestPermission.mockImplementation(async () => (permission = 'granted'));
  subscribe.mockImplementation(async () => (subscription = subscriptionWith([4, 5, 6])));
  const digest = async () => new Uint8Array([251, 255]).buffer;
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest } } });
  globalThis.TextEncoder = class {
    encode = () => new Uint8Array();
  } as never;
  globalThis.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    asked(init?.method ?? 'GET', path, init?.body);
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    return { ok: status === 200, status, json: async () => ({ ok: status === 200, ...body }) };
  }) as never;
  setBrowser({ push: true });
});

async function show(first: object = { key: KEY, isOn: false }) {
  answers.unshift({ status: 200, body: first });
  const view = render(<PushOffer token="t" />);
  await act(async () => undefined);
  await act(async () => undefined);
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

test('a phone that is told already says so, and names itself by a hash alone', async () => {
  subscription = subscriptionWith([4, 5, 6]);
  await show({ key: null, isOn: true });
  expect(asked.mock.calls[0]).toEqual(['GET', '/api/boletos/t/avisos?device=-_8', undefined]);
  expect([note(), button('Ya no me avises') !== null]).toEqual([
    'Te avisaremos en este teléfono.',
    true,
  ]);
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
  ['the buyer says no', () => requestPermission.mockResolvedValue('denied'), /tiene bloqueados/],
  [
    'the buyer closes the question',
    () => requestPermission.mockResolvedValue('default'),
    /«Permitir»/,
  ],
  ['the push service fails', () => subscribe.mockRejectedValue(new Error('no')), /Revisa tu señal/],
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

test('a push service that does not answer is waited for 20 s', async () => {
  jest.useFakeTimers();
  subscribe.mockReturnValue(new Promise(() => undefined));
  await show();
  await tap(OFFER);
  expect(note()).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(note()).toMatch(/Revisa tu señal/);
  jest.useRealTimers();
});

test('a browser that blocks the shop says how to allow it', async () => {
  permission = 'denied';
  await show();
  expect(note()).toMatch(/Permítelos en los ajustes/);
});

test('an iPhone whose shop is not installed says what to do, and an app’s web view nothing', async () => {
  setBrowser({ push: false, userAgent: SAFARI });
  const { container, unmount } = await show();
  expect(container.textContent).toMatch(/en Safari, «Agregar a inicio», .*«Mis números»/);
  unmount();
  setBrowser({ push: false, userAgent: INSTAGRAM });
  asked.mockClear();
  expect((await show()).container.textContent).toBe('');
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['tells nobody', { key: null, isOn: false }],
  ['does not answer', null],
])('a shop that %s offers nothing', async (_, first) => {
  if (first === null) globalThis.fetch = jest.fn().mockRejectedValue(new Error('no line'));
  expect((await show(first ?? {})).container.textContent).toBe('');
});

test('where storage is forbidden nothing is offered or asked: Firefox would log an error', async () => {
  const getRegistration = jest.spyOn(navigator.serviceWorker, 'getRegistration');
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { container } = await show();
  expect([container.textContent, getRegistration.mock.calls]).toEqual(['', []]);
  forbidden.mockRestore();
});
