import 'server-only';
import { clientAddress } from './client-address';

/** Whom a limit counts, and how many times its points are allowed. */
export type Subject = { name: string; times: number };

/** A client's /48 too: a hoster gives one to a customer, and it holds 65,536 times a /64. */
export function networksOf(client: string): Subject[] {
  const own = { name: client, times: 1 };
  if (!client.endsWith('::/64')) return [own];
  const [first, second, third] = client.split(':');
  return [own, { name: `${first}:${second}:${third}::/48`, times: 2 }];
}

/** For turns and places, of which each client has a share: a /48 would have 65,536 of them. */
export function turnClient(request: Request): string {
  const client = clientAddress(request);
  return networksOf(client).at(-1)?.name ?? client;
}
