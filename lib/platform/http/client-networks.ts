import 'server-only';
import { clientAddress } from './client-address';

/** The subject that a limit counts, and how many times the limit's points it is allowed. */
export type Subject = { name: string; times: number };

/** Includes a client's /48: hosters give one to a customer, and it holds 65,536 /64s. */
export function networksOf(client: string): Subject[] {
  const own = { name: client, times: 1 };
  if (!client.endsWith('::/64')) return [own];
  const [first, second, third] = client.split(':');
  return [own, { name: `${first}:${second}:${third}::/48`, times: 2 }];
}

/** For queues in which each client has a share: by /64, a /48 would have 65,536 shares. */
export function slotClient(request: Request): string {
  const client = clientAddress(request);
  return networksOf(client).at(-1)?.name ?? client;
}
