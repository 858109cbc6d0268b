import { keepsAnything } from '@/lib/offline/stores';
import { changeNotices, readNotices, type Notices } from '@/lib/storefront-api/notices';

/** `install`: only from the home screen. `none`: never in this browser. */
export type PushWay = 'open' | 'blocked' | 'install' | 'none';

/** Safari on a phone, and neither another browser nor an app's web view. */
const SAFARI = /iP(?:hone|ad|od).*Version\/\d.*Safari\//;
const LIMIT_MS = 20_000;

export const BLOCKED =
  'Este teléfono tiene bloqueados los avisos de la tienda. Permítelos en los ajustes del navegador y prueba otra vez.';
const UNANSWERED = 'Para avisarte hace falta tu permiso: toca otra vez y elige «Permitir».';
const FAILED = 'No pudimos activar los avisos. Revisa tu señal y prueba otra vez.';

export function pushWay(): PushWay {
  if (!keepsAnything()) return 'none';
  const isThere = ['serviceWorker' in navigator, 'PushManager' in window, 'Notification' in window];
  if (isThere.every(Boolean)) return Notification.permission === 'denied' ? 'blocked' : 'open';
  return SAFARI.test(navigator.userAgent) ? 'install' : 'none';
}

export async function noticesOf(token: string): Promise<Notices> {
  const subscription = await ownSubscription();
  return readNotices(token, subscription?.endpoint ?? null);
}

/** Asks for the permission, so only after a tap. Returns null, or a sentence that says why not. */
export async function turnOn(token: string, key: string): Promise<string | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? BLOCKED : UNANSWERED;
  try {
    const { endpoint, keys } = (await inTime(subscribe(key))).toJSON();
    return await changeNotices('POST', token, { endpoint: endpoint ?? '', ...keys });
  } catch {
    return FAILED;
  }
}

export async function turnOff(token: string): Promise<string | null> {
  const subscription = await ownSubscription();
  return subscription && changeNotices('DELETE', token, { endpoint: subscription.endpoint });
}

/** @param paths of digital tickets that this phone forgets */
export async function forgetNotices(paths: readonly string[]): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.all(
    paths.map((path) => changeNotices('DELETE', path.replace('/boleto/', ''), { endpoint })),
  );
}

/** Nothing reaches the phone any more, whatever the shop still has stored. */
export async function endAllNotices(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushWay() === 'none' || pushWay() === 'install') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  // The page registers it only once it is idle.
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = bytesOf(key);
  const before = await pushManager.getSubscription();
  // A browser refuses a second key while it has the first one.
  if (before && !isSame(before.options.applicationServerKey, own)) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && new Uint8Array(one).join() === other.join();
}

/** A push service that the network blocks never answers. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The push service does not answer')), LIMIT_MS);
    }),
  ]);
}
