import 'server-only';
import { parseVerification, type VerificationRequest } from '@/lib/raffle/verification';
import { apiError } from './api-answers';
import { countGuess } from './guess-limits';
import { shortJson } from './short-json';
import { isOwnRequest } from './xsrf';
import { setTimeout as wait } from 'node:timers/promises';

/** The time taken tells little about the work. */
const STEP_MS = 250;
const UNREADABLE = 'No pudimos leer tu consulta. Recarga la página e inténtalo de nuevo.';

type CountedQuestion = { question: VerificationRequest; forgive: () => Promise<void> };

/** Reads the question of a page of this shop and counts it as a guess, or returns the refusal. */
export async function readVerification(request: Request): Promise<CountedQuestion | Response> {
  if (!isOwnRequest(request)) return apiError('forbidden');
  const sent = await shortJson(request);
  if (sent === undefined) return apiError('bad-request', { msg: UNREADABLE });
  const parsed = parseVerification(sent);
  if (!parsed.ok) return apiError('invalid-form', { fields: parsed.fields });
  const guess = await countGuess(request, parsed.request);
  return guess instanceof Response ? guess : { ...guess, question: parsed.request };
}

/** Ends only at a multiple of `STEP_MS`. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const over = (performance.now() - startedAt) % STEP_MS;
    await wait(STEP_MS - over);
  }
}
