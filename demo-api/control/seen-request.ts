import type { Context } from 'hono';

export type SeenRequest = {
  method: string;
  /** Path with query. */
  path: string;
  /** Text of the body. A multipart body becomes its text fields, one `name=value` per line. */
  body: string;
};

/** Reads a copy of the body, so that the API can still read the original. */
export async function describeRequest(c: Context): Promise<SeenRequest> {
  const { pathname, search } = new URL(c.req.url);
  return { method: c.req.method, path: decodePath(pathname) + search, body: await bodyText(c) };
}

async function bodyText(c: Context): Promise<string> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return '';
  const copy = c.req.raw.clone();
  if (!c.req.header('content-type')?.startsWith('multipart/')) return copy.text();
  const form = await copy.formData().catch(() => null);
  const fields = [...(form ?? [])].filter(([, value]) => typeof value === 'string');
  return fields.map(([name, value]) => `${name}=${String(value)}`).join('\n');
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
