import { digitalTicketKey } from './late-request-keys';
import { NO_ANSWER, readJson, timeoutSignal } from './read-json';
import { xsrfHeader } from './xsrf';

export type Notices = {
  /** To subscribe with, in base64url; null once there is nothing left to tell. */
  key: string | null;
  isOn: boolean;
};

const TIMEOUT_MS = 12_000;

const pathOf = (token: string) => `${digitalTicketKey(token)}/avisos`;

/** @param endpoint of this phone's subscription, of which only a hash leaves the phone */
export async function readNotices(token: string, endpoint: string | null): Promise<Notices> {
  const device = endpoint && `?device=${await hashOf(endpoint)}`;
  return readJson<Notices>(pathOf(token) + (device ?? ''));
}

/** Returns null, or a sentence that says why not. */
export async function changeNotices(
  method: 'POST' | 'DELETE',
  token: string,
  device: { endpoint: string },
): Promise<string | null> {
  try {
    const answer = await fetch(pathOf(token), {
      method,
      headers: { 'Content-Type': 'application/json', ...xsrfHeader() },
      body: JSON.stringify(device),
      signal: timeoutSignal(TIMEOUT_MS),
    });
    if (answer.ok) return null;
    const { msg } = (await answer.json()) as { msg?: string };
    return msg ?? NO_ANSWER;
  } catch {
    return NO_ANSWER;
  }
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const letters = String.fromCharCode(...new Uint8Array(hash));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
