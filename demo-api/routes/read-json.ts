import type { Context } from 'hono';

import { Failure } from '../failure';

/** The body as a JSON object. An empty body gives an empty object. */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  if (text === '') return {};
  return parseObject(text, 'El cuerpo de la petición no es un JSON válido');
}

export function parseObject(text: string, msg: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    throw new Failure(400, msg);
  }
  throw new Failure(400, msg);
}
