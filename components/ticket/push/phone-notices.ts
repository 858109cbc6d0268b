import { keepsAnything, NOTICE_STORE } from '@/lib/offline/stores';
import { digitalTicketKey } from '@/lib/storefront-api/late-request-keys';
import { readJson } from '@/lib/storefront-api/read-json';
import { xsrfHeader } from '@/lib/storefront-api/xsrf';

/** Safari on a phone, and neither another browser nor an app's web view. */
const SAFARI = /iP(?:hone|ad|od).*Version\/(\d\d\.\d).*Safari\//;
/** The first iOS with push, and only for installed shops. */
const PUSH_IOS = 16.4;
const BROWSER_MS = 20_000;
const QUESTION_MS = 60_000;

const BLOCKED =
  'Este teléfono tiene bloqueados los avisos de la tienda. Permítelos en los ajustes del navegador y prueba otra vez.';
const UNANSWERED = 'Para avisarte hace falta tu permiso: toca otra vez y elige «Permitir».';
const UNABLE = 'Este teléfono no permite avisos.';
const FAILED = 'No pudimos cambiar los avisos. Revisa tu señal y prueba otra vez.';

const pathOf = (token: string) => `${digitalTicketKey(token)}/avisos`;
/** The tickets that this phone asked to be told about. The worker removes one, too. */
const openStore = () => caches.open(NOTICE_STORE);

/** `install`: only from the home screen. `none`: never in this browser. */
export function pushSupport(): 'here' | 'install' | 'none' {
  if (!keepsAnything()) return 'none';
  const isThere = ['serviceWorker' in navigator, 'PushManager' in window, 'Notification' in window];
  if (isThere.every(Boolean)) return 'here';
  const [, version] = SAFARI.exec(navigator.userAgent) ?? [];
  return Number(version) >= PUSH_IOS ? 'install' : 'none';
}

/** `key`: to subscribe with, in base64url; null where there is nothing to tell. */
export type Notices = { key: string | null; isOn: boolean };

export async function openNotices(token: string): Promise<Notices> {
  const { key } = await readJson<{ key: string | null }>(pathOf(token));
  return { key, isOn: await within(BROWSER_MS, renew(token, key), false) };
}

/** Renews what this phone asked for: its browser may have replaced the subscription. False if it asked for nothing. */
async function renew(token: string, key: string | null): Promise<boolean> {
  if (pushSupport() !== 'here' || Notification.permission !== 'granted') return false;
  const isKnown = (await (await openStore()).match(pathOf(token))) !== undefined;
  return isKnown && (key === null || (await subscribe(token, key)) === null);
}

/** Asks for the permission, so only after a tap. Returns null, or a sentence that says why not. */
export async function turnOn(token: string, key: string): Promise<string | null> {
  const permission = await within(QUESTION_MS, Notification.requestPermission(), 'default');
  if (permission !== 'granted') return permission === 'denied' ? BLOCKED : UNANSWERED;
  return within(BROWSER_MS, subscribe(token, key), FAILED);
}

export function turnOff(token: string): Promise<string | null> {
  return within(BROWSER_MS, unsubscribe(token), FAILED);
}

/** @param paths of digital tickets that this phone forgets */
export async function forgetNotices(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => turnOff(path.replace('/boleto/', ''))));
}

/** Nothing reaches the phone any more, whatever the shop still has stored. */
export async function endAllNotices(): Promise<void> {
  if (pushSupport() !== 'here') return;
  // First, as the browser may never answer the other question.
  await caches.delete(NOTICE_STORE);
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function unsubscribe(token: string): Promise<string | null> {
  if (pushSupport() !== 'here') return null;
  const subscription = await ownSubscription();
  const fault = subscription && (await send('DELETE', token, { endpoint: subscription.endpoint }));
  if (fault === null) await (await openStore()).delete(pathOf(token));
  return fault;
}

async function subscribe(token: string, key: string): Promise<string | null> {
  try {
    const { endpoint, keys } = (await newSubscription(key)).toJSON();
    const fault = await send('POST', token, { endpoint, ...keys });
    if (fault === null) await (await openStore()).put(pathOf(token), new Response());
    return fault;
  } catch {
    return navigator.onLine ? UNABLE : FAILED;
  }
}

async function newSubscription(key: string): Promise<PushSubscription> {
  // The page registers it only once it is idle.
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const own = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const before = await pushManager.getSubscription();
  const beforeKey = before?.options.applicationServerKey;
  // A browser refuses a second key while it has the first one.
  if (before && String(beforeKey && new Uint8Array(beforeKey)) !== String(own)) {
    await before.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own });
}

function send(method: 'POST' | 'DELETE', token: string, device: object): Promise<string | null> {
  const headers = { 'Content-Type': 'application/json', ...xsrfHeader() };
  const request = { method, headers, body: JSON.stringify(device) };
  return readJson(pathOf(token), request).then(
    () => null,
    ({ message }: Error) => message,
  );
}

/** A push service that the network blocks never answers, and neither does a buyer who overlooks the question. */
function within<Result>(ms: number, work: Promise<Result>, otherwise: Result): Promise<Result> {
  const late = new Promise<Result>((resolve) => setTimeout(resolve, ms, otherwise));
  return Promise.race([work, late]);
}
