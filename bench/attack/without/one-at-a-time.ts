import type { RequestListener } from 'node:http';

export const oneAtATime = (handle: RequestListener): RequestListener => handle;
