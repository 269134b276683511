import { isIPv4, isIPv6 } from 'node:net';

/**
 * Network that an address counts as: one subscriber of IPv6 has a whole /64 of addresses («2001:db8:0:1»), of IPv4 one,
 * also where it is written as IPv6.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%', 1);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** Splits an IPv6 address into its eight groups. */
function groupsOf(address: string): number[] {
  const [start = [], end = []] = address.split('::').map(numbersOf);
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!isIPv4(group)) return [parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [(a << 8) | b, (c << 8) | d];
    });
}
