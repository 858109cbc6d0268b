import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NOT_PUBLIC.addSubnet(address, prefix, 'ipv4');
}
NOT_PUBLIC.addAddress('::1', 'ipv6');
NOT_PUBLIC.addSubnet('fc00::', 7, 'ipv6');
NOT_PUBLIC.addSubnet('fe80::', 10, 'ipv6');

/** An address that no machine of another network can reach. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version > 0 && NOT_PUBLIC.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A host that only this machine or its own network finds. */
export function isLocalHost(url: URL): boolean {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isPrivateAddress(bare);
  return !bare.includes('.') || /\.(localhost|local|lan)$/.test(bare);
}
