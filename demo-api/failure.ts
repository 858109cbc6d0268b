import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal with a status and a Spanish `msg` for the caller. */
export class Failure extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    msg: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(msg);
  }
}

export const UNEXPECTED = 'Error inesperado, por favor comuníquese con el administrador';
