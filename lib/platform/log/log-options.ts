import type { LoggerOptions } from 'pino';
import { errorMark } from './error-mark';

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
      log.apply(this, [withoutMessages(first), ...rest] as Parameters<typeof log>);
    },
  },
};

/** Pino would repeat an error's message as the line's own. */
function withoutMessages(logged: unknown): unknown {
  if (logged instanceof Error) return errorMark(logged);
  if (typeof logged !== 'object' || logged === null) return logged;
  return Object.fromEntries(
    Object.entries(logged).map(([key, value]) => [
      key,
      value instanceof Error ? errorMark(value) : (value as unknown),
    ]),
  );
}
