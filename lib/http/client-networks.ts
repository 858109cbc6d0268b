import 'server-only';

/** Whom a limit counts, and how many times its points are allowed. */
export type Subject = { name: string; times: number };

/** A client's /48 too: a hoster gives one to a customer, and it holds 65,536 times a /64. */
export function networksOf(client: string): Subject[] {
  const own = { name: client, times: 1 };
  if (!client.endsWith('::/64')) return [own];
  const [first, second, third] = client.split(':');
  return [own, { name: `${first}:${second}:${third}::/48`, times: 2 }];
}
