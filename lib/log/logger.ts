import 'server-only';
import pino from 'pino';
import { currentRequest } from './current-request';

/** Structured lines on stdout. Callers pass no personal data; the paths below are the second lock. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  mixin: () => currentRequest() ?? {},
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['name', 'nationalId', 'phone', 'address', 'email'].flatMap((key) => [key, `*.${key}`]),
    censor: '[hidden]',
  },
});
