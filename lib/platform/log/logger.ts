import 'server-only';
import pino, { type LoggerOptions } from 'pino';
import { currentRequest } from './current-request';
import { logOptions } from './log-options';
import { withoutRepeats } from './repeats';

const hooks: LoggerOptions['hooks'] = {
  logMethod([line, ...rest], log, level) {
    const write = (one: unknown) => {
      const args = [one, ...rest] as Parameters<typeof log>;
      logOptions.hooks?.logMethod?.call(this, args, log, level);
    };
    if (typeof line === 'object' && line !== null)
      withoutRepeats(line as Record<string, unknown>, write);
    else write(line);
  },
};

export const logger = pino({
  ...logOptions,
  hooks,
  level: process.env.LOG_LEVEL?.trim() || 'info',
  // A copy: pino writes what the line says into it.
  mixin: () => ({ ...currentRequest() }),
  timestamp: pino.stdTimeFunctions.isoTime,
});
