import { BlockList, isIP, isIPv6 } from 'node:net';

/** Reads `X-Forwarded-For` from the end, past trusted proxies only. An IPv6 address becomes its /64. */
export function forwardedClient(forwarded: string, proxies: BlockList): string {
  let client = 'unknown';
  for (const text of forwarded.split(',').reverse()) {
    const hop = plainAddress(text);
    const version = isIP(hop);
    if (!version) break;
    client = hop;
    if (!proxies.check(hop, version === 6 ? 'ipv6' : 'ipv4')) break;
  }
  return isIPv6(client) ? network64(client) : client;
}

export function networks(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

export function plainAddress(text: string): string {
  const hop = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop;
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
  const [withoutZone = ''] = withoutPort.split('%');
  return withoutZone.replace(/^::ffff:(?=\d+\.)/i, '');
}

function network64(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = address.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(missing, 0)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
