import 'server-only';
import { environment } from '@/lib/platform/env';
import { isLocalHost, isLoopback } from '@/lib/platform/local-host';

/** A phone's address at its push service, and the keys that only it can read with (RFC 8291). */
export type Device = { endpoint: string; p256dh: string; auth: string };

/**
 * The push services of Chrome, of Chromium without Google's keys, of Firefox, Safari and Edge. The shop sends requests to
 * no other host: anybody may own a folder under Google's other names, and its log would show the shop's server.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Null for anything but a phone's subscription at a push service of a browser. Wrong keys show when a notice is sent. */
export function readDevice(given: unknown): Device | null {
  const { endpoint, p256dh, auth } = (given ?? {}) as Partial<Record<keyof Device, unknown>>;
  return isEndpoint(endpoint) ? { endpoint, p256dh: String(p256dh), auth: String(auth) } : null;
}

function isEndpoint(given: unknown): given is string {
  if (typeof given !== 'string' || !URL.canParse(given)) return false;
  const url = new URL(given);
  const isService = PUSH_SERVICES.some((host) => `.${url.hostname}`.endsWith(`.${host}`));
  // An address with a user before the host is refused: `fetch` would reject it, and the service would seem to fail.
  if (isService && given.startsWith(`https://${url.hostname}/`)) return true;
  // A shop that is tried out on one machine may have a push service beside it.
  return isLoopback(url) && isLocalHost(new URL(environment().siteUrl));
}
