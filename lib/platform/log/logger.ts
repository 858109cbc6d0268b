import 'server-only';
import { errorSummary } from './error-summary';
import pino, { type LoggerOptions } from 'pino';
import { currentRequest } from './current-request';
import { withoutRepeats } from './repeats';

const PERSONAL = [
  ...['name', 'nationalId', 'phone', 'address', 'email', 'reference', 'account', 'body', 'query'],
  ...['nombre', 'cedula', 'telefono', 'direccion', 'correo', 'referencia', 'cuenta', 'datos'],
  ...['cookie', 'authorization', 'token'],
];

export const logOptions: LoggerOptions = {
  base: undefined,
  redact: {
    paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
    censor: '[hidden]',
  },
  hooks: {
    logMethod([first, ...rest], log) {
      const line = withoutMessages(first);
      const [msg = eventOf(line)] = rest;
      log.apply(this, [line, msg] as Parameters<typeof log>);
    },
  },
};

/** Collectors show `msg` alone. */
function eventOf(line: unknown): unknown {
  const { event, error } = Object(line) as Record<string, unknown>;
  return event ?? error;
}

/** Otherwise pino would use an error's message as the line's message. */
function withoutMessages(logged: unknown): unknown {
  if (logged instanceof Error) return errorSummary(logged);
  if (typeof logged !== 'object' || logged === null) return logged;
  return Object.fromEntries(
    Object.entries(logged).map(([key, value]) => [
      key,
      value instanceof Error ? errorSummary(value) : (value as unknown),
    ]),
  );
}

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
  // A copy, because pino writes the line's fields into it.
  mixin: () => ({ ...currentRequest() }),
  timestamp: pino.stdTimeFunctions.isoTime,
});
