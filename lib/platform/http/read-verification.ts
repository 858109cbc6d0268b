import 'server-only';
import { parseVerification, type VerificationRequest } from '@/lib/raffle/verification';
import { shortJson } from './short-json';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_BYTES = 1024;
const UNREADABLE = 'No pudimos leer tu consulta. Recarga la página e inténtalo de nuevo.';

type ReadVerification =
  | { ok: true; request: VerificationRequest }
  | { ok: false; reason: 'bad-request'; msg: string }
  | { ok: false; reason: 'invalid-form'; fields: Record<string, string> };

export async function readVerification(request: Request): Promise<ReadVerification> {
  const sent = await shortJson(request, MAX_BYTES);
  if (sent === undefined) return { ok: false, reason: 'bad-request', msg: UNREADABLE };
  const parsed = parseVerification(sent);
  return parsed.ok ? parsed : { ok: false, reason: 'invalid-form', fields: parsed.fields };
}

/** Ends only at a multiple of `stepMs`, so that the time taken tells little about the work. */
export async function inConstantTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const over = (performance.now() - startedAt) % stepMs;
    await wait(stepMs - over);
  }
}
