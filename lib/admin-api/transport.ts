import 'server-only';
// Does not use the global fetch: Next caches it, and answers have personal data.
import { Agent, fetch, type FormData } from 'undici';
import { environment } from '@/lib/platform/env';
import { limitedBody } from '@/lib/platform/limited-body';
import { logger } from '@/lib/platform/log/logger';
import { countAdminCall } from '@/lib/platform/metrics/metrics';
import { noteTime } from './clock';
import { noteAnswer } from './guarded-reads';
import {
  adminFailure,
  type AdminFailure,
  type AdminFailureReason,
  type AdminResult,
} from './failure';
import { record, text, type Wire } from './wire';

type AnyAnswer = Wire<'ok' | 'msg' | 'rechazados'>;

type Call = {
  method: 'GET' | 'POST';
  baseUrl?: string;
  path: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Uses a new connection: an idle one may just have died, leaving the outcome unknown. */
  alone?: boolean;
};

const READ_TIMEOUT_MS = 4000;
const READ_ATTEMPTS = 2;
const CONNECT_TIMEOUT_MS = 3000;
/** A thousand tickets with their owners take 2 MB. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, connections: 128 });
const loner = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, pipelining: 0 });

/** For calls that change nothing: retried once after a quick failure. */
export async function readAdmin<Answer extends Wire<string>>(
  call: Call,
): Promise<AdminResult<Answer>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await callAdmin<Answer>(call);
    if (result.ok || !isWorthRetrying(result) || attempt === READ_ATTEMPTS) return result;
  }
}

export async function callAdmin<Answer extends Wire<string>>(
  call: Call,
): Promise<AdminResult<Answer>> {
  const startedAt = performance.now();
  const result = await send<Answer>(call);
  const ms = performance.now() - startedAt;
  countAdminCall(firstPart(call), result.ok ? 'ok' : result.reason, ms / 1000);
  if (!call.baseUrl) {
    const isAnswered = result.ok || result.reason === 'refused';
    noteAnswer(call.path, isAnswered, ms < READ_TIMEOUT_MS);
  }
  if (!result.ok) {
    logger.warn({
      event: call.baseUrl ? 'messaging-failure' : 'admin-api-failure',
      method: call.method,
      path: call.path.replace(/(\/tickets\/search\/[^/]+|\/whatsapp\/send)\/.*/, '$1/…'),
      reason: result.reason,
      status: result.status,
      ms: Math.round(ms),
    });
  }
  return result;
}

function firstPart({ baseUrl, path }: Call): string {
  return baseUrl ? 'whatsapp' : (/^\/(\w+)/.exec(path)?.[1] ?? 'other');
}

async function send<Answer extends Wire<string>>(call: Call): Promise<AdminResult<Answer>> {
  const { method, baseUrl, path, json, form, headers, alone, timeoutMs = READ_TIMEOUT_MS } = call;
  const signal = AbortSignal.timeout(timeoutMs);
  let status: number | null = null;
  try {
    const response = await fetch(`${baseUrl ?? environment().adminApiUrl}${path}`, {
      method,
      dispatcher: alone ? loner : agent,
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        ...WITHOUT_BROTLI,
        ...(json ? JSON_BODY : {}),
        ...headers,
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    status = response.status;
    if (!baseUrl) noteTime(response.headers);
    const answer = await limitedBody(response.body, MAX_ANSWER_BYTES, signal);
    return answer ? readAnswer<Answer>(status, answer) : adminFailure('garbled', { status });
  } catch (error) {
    return adminFailure(reasonOf(error), { status });
  }
}

/** Fetch would request Brotli over https, and unsupported Node versions have a known hole in its decoder. */
export const WITHOUT_BROTLI = { 'accept-encoding': 'gzip' };

const JSON_BODY = { 'content-type': 'application/json' };

function readAnswer<Answer extends Wire<string>>(
  status: number,
  answer: Buffer,
): AdminResult<Answer> {
  const body = parse(answer);
  // Buyers must not see a broken server's own message.
  if (status >= 500) return adminFailure('broken', { status });
  if (!body) return adminFailure('garbled', { status });
  if (status >= 400 || body.ok === false) {
    return adminFailure('refused', { status, msg: text(body.msg, 'message') || null, body });
  }
  return { ok: true, value: body as Answer };
}

function parse(answer: Buffer): AnyAnswer | null {
  try {
    // `TextDecoder` removes the byte order mark that some servers send.
    const body: unknown = JSON.parse(new TextDecoder().decode(answer));
    return typeof body === 'object' && body !== null ? record<keyof AnyAnswer>(body) : null;
  } catch {
    return null;
  }
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export function reasonOf(error: unknown): AdminFailureReason {
  const { name, cause } = record<'name' | 'cause'>(error);
  if (name === 'TimeoutError') return 'timeout';
  const { errors } = record<'errors'>(cause);
  const failures = Array.isArray(errors) ? errors.map(record<'code'>) : [record<'code'>(cause)];
  const isUnreachable = failures.every((failure) => NEVER_CONNECTED.has(text(failure.code)));
  return isUnreachable ? 'unreachable' : 'cut';
}

function isWorthRetrying({ reason }: AdminFailure): boolean {
  return reason === 'unreachable' || reason === 'cut' || reason === 'broken';
}
