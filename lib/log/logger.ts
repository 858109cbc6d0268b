import 'server-only';
import pino from 'pino';
import { currentRequest } from './current-request';
import { logOptions } from './log-options';

export const logger = pino({
  ...logOptions,
  level: process.env.LOG_LEVEL?.trim() || 'info',
  // A copy: pino writes what the line says into it.
  mixin: () => ({ ...currentRequest() }),
  timestamp: pino.stdTimeFunctions.isoTime,
});
