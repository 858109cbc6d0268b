import 'server-only';
// Next patches the global fetch to cache what pages ask. What may be kept here is the reshaped
// whitelist, never an answer of the admin API with its personal data, hence a client of our own.
import { Agent, fetch, type FormData } from 'undici';
import { environment } from '@/lib/env';
import { limitedBody } from '@/lib/limited-body';
import { logger } from '@/lib/log/logger';
import { countAdminCall } from '@/lib/metrics/metrics';
import { noteAnswer } from './browsing';
import { adminFailure, type AdminFailure, type AdminResult } from './failure';
import { record, text, type Wire } from './wire';

type Call = {
  method: 'GET' | 'POST';
  /** Another host than `ADMIN_API_URL`. */
  baseUrl?: string;
  /** Below it, with its first slash. */
  path: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** On a connection of its own, so that no idle one that just died makes its end unknown. */
  alone?: boolean;
};

const READ_TIMEOUT_MS = 4000;
const READ_ATTEMPTS = 2;
const CONNECT_TIMEOUT_MS = 3000;
/** A thousand tickets with all about their owners have two; an answer without end must not fill the memory. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, connections: 128 });
const loner = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, pipelining: 0 });

/** Asks for something that changes nothing; tried again once when it fails quickly. */
export async function readAdmin(call: Call): Promise<AdminResult<Wire>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await callAdmin(call);
    if (result.ok || !isWorthRetrying(result) || attempt === READ_ATTEMPTS) return result;
  }
}

/** One call, never repeated. */
export async function callAdmin(call: Call): Promise<AdminResult<Wire>> {
  const startedAt = performance.now();
  const result = await send(call);
  const ms = performance.now() - startedAt;
  countAdminCall(firstPart(call), result.ok ? 'ok' : result.reason, ms / 1000);
  if (!call.baseUrl) noteAnswer(call.path, result.ok || result.reason === 'refused');
  if (!result.ok) {
    logger.warn({
      event: 'admin-api-failure',
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

async function send(call: Call): Promise<AdminResult<Wire>> {
  const { method, baseUrl, path, json, form, headers, alone, timeoutMs = READ_TIMEOUT_MS } = call;
  const signal = AbortSignal.timeout(timeoutMs);
  let status: number | null = null;
  try {
    const response = await fetch(`${baseUrl ?? environment().adminApiUrl}${path}`, {
      method,
      dispatcher: alone ? loner : agent,
      redirect: 'error',
      signal,
      headers: { accept: 'application/json', ...(json ? JSON_BODY : {}), ...headers },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    status = response.status;
    const answer = await limitedBody(response.body, MAX_ANSWER_BYTES, signal);
    return answer ? judge(status, answer.toString()) : adminFailure('garbled', { status });
  } catch (error) {
    return adminFailure(reasonOf(error), { status });
  }
}

const JSON_BODY = { 'content-type': 'application/json' };

function judge(status: number, answer: string): AdminResult<Wire> {
  const body = parse(answer);
  if (status >= 500) {
    return adminFailure('broken', { status, msg: text(body?.msg) || null, body: body ?? {} });
  }
  if (!body) return adminFailure('garbled', { status });
  if (status >= 400 || body.ok === false) {
    return adminFailure('refused', { status, msg: text(body.msg) || null, body });
  }
  return { ok: true, value: body };
}

function parse(answer: string): Wire | null {
  try {
    const body: unknown = JSON.parse(answer);
    return typeof body === 'object' && body !== null ? record(body) : null;
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

function reasonOf(error: unknown): AdminFailure['reason'] {
  if (record(error).name === 'TimeoutError') return 'timeout';
  const cause = record(record(error).cause);
  const failures = Array.isArray(cause.errors) ? cause.errors.map(record) : [cause];
  const isUnreachable = failures.every((failure) => NEVER_CONNECTED.has(text(failure.code)));
  return isUnreachable ? 'unreachable' : 'cut';
}

function isWorthRetrying({ reason }: AdminFailure): boolean {
  return reason === 'unreachable' || reason === 'cut' || reason === 'broken';
}
