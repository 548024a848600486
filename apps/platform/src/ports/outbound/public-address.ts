import { BlockList, isIP } from 'node:net';

const v4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within what is routed at all (2000::/3): tunnels that lead to an IPv4 address, documentation, and the benchmark network. */
const v6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of v4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of v6) special.addSubnet(network, prefix, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is one of the public internet: none of this machine, its networks, or a tunnel into them. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0 || special.check(ip, familyOf(ip))) return false;
  // An IPv4 address in the clothes of IPv6 is not within 2000::/3.
  return isIP(ip) === 4 || routed.check(ip, 'ipv6');
}

export const isLoopback = (ip: string): boolean => isIP(ip) !== 0 && loopback.check(ip, familyOf(ip));
