import type { OutgoingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

export type Sendable = {
  status: number;
  etag: string;
  headers: OutgoingHttpHeaders;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};
