import 'server-only';
import pino from 'pino';
import { currentRequest } from './current-request';
import { logOptions } from './log-options';

export const logger = pino({
  ...logOptions,
  level: process.env.LOG_LEVEL?.trim() || 'info',
  mixin: () => currentRequest() ?? {},
  timestamp: pino.stdTimeFunctions.isoTime,
});
