import 'server-only';
import { createHash } from 'node:crypto';
import { environment } from '@/lib/platform/env';
import { isLocalHost, isLoopback } from '@/lib/platform/local-host';
import type { Device } from './subscription';

/**
 * Those of Chrome, of Chromium without keys of Google, of Firefox, Safari and Edge. The shop sends requests nowhere else:
 * under other names of Google anybody may have a folder whose log names the shop's server.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

const LONGEST_ENDPOINT = 1000;
/** An uncompressed point of P-256, and the secret of RFC 8291. */
const BYTES = { p256dh: 65, auth: 16 };

type Given = Partial<Record<keyof Device, unknown>>;

/** Null for anything but a phone's subscription at a push service of a browser. */
export function readDevice(given: unknown): Device | null {
  const { p256dh, auth } = (given ?? {}) as Given;
  const endpoint = readEndpoint(given);
  if (!endpoint) return null;
  if (!hasBytes(p256dh, BYTES.p256dh) || !hasBytes(auth, BYTES.auth)) return null;
  return { endpoint, p256dh, auth };
}

/** Null for an address that is not a push service's. */
export function readEndpoint(given: unknown): string | null {
  const { endpoint } = (given ?? {}) as Given;
  if (typeof endpoint !== 'string' || endpoint.length > LONGEST_ENDPOINT) return null;
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const isService = PUSH_SERVICES.some((host) => `.${url.hostname}`.endsWith(`.${host}`));
  // Nothing stands before the host: with a user there, no request leaves, and the service would seem to fail.
  const isPlain = endpoint.startsWith(`https://${url.hostname}/`);
  if (isService && isPlain) return endpoint;
  // A shop that is tried out on one machine may have a push service beside it.
  return isLoopback(url) && isLocalHost(new URL(environment().siteUrl)) ? endpoint : null;
}

/** The phone's name in this shop. Its browser makes the same of its own endpoint. */
export function deviceId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

export function isDeviceId(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function hasBytes(given: unknown, bytes: number): given is string {
  if (typeof given !== 'string' || given.length > 2 * bytes) return false;
  const read = Buffer.from(given, 'base64url');
  return read.length === bytes && read.toString('base64url') === given;
}
