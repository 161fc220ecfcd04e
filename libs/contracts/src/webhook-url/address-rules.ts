import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A set of IP addresses, written as CIDR blocks. */
export type AddressRanges = readonly [network: Address, prefixLength: number][];

/**
 * Every block that is not public unicast: IANA's special-purpose registries, multicast, and IPv6 that carries an IPv4 address.
 * The registries call some of their blocks globally reachable (AS112, AMT); none of them hosts a receiver, so they are closed too.
 * The first block that matches names the refusal, hence the metadata addresses before the blocks they lie in.
 */
const specialBlocks = [
  ['169.254.169.254/32', 'a cloud metadata address'],
  ['169.254.170.2/32', 'a cloud metadata address'],
  ['100.100.100.200/32', 'a cloud metadata address'],
  ['fd00:ec2::254/128', 'a cloud metadata address'],
  ['0.0.0.0/8', 'an address of "this network"'],
  ['10.0.0.0/8', 'a private address'],
  ['100.64.0.0/10', 'a carrier-grade NAT address'],
  ['127.0.0.0/8', 'a loopback address'],
  ['169.254.0.0/16', 'a link-local address'],
  ['172.16.0.0/12', 'a private address'],
  ['192.0.0.0/24', 'reserved for protocols'],
  ['192.0.2.0/24', 'reserved for documentation'],
  ['192.31.196.0/24', 'reserved for AS112'],
  ['192.52.193.0/24', 'reserved for multicast tunnelling'],
  ['192.88.99.0/24', 'a 6to4 relay address'],
  ['192.168.0.0/16', 'a private address'],
  ['192.175.48.0/24', 'reserved for AS112'],
  ['198.18.0.0/15', 'reserved for benchmarks'],
  ['198.51.100.0/24', 'reserved for documentation'],
  ['203.0.113.0/24', 'reserved for documentation'],
  ['224.0.0.0/4', 'a multicast address'],
  ['255.255.255.255/32', 'the broadcast address'],
  ['240.0.0.0/4', 'a reserved address'],
  ['::/128', 'the unspecified address'],
  ['::1/128', 'a loopback address'],
  ['::ffff:0:0/96', 'an IPv4-mapped address'],
  ['::/96', 'an IPv4-compatible address'],
  ['64:ff9b::/96', 'a NAT64 address'],
  ['64:ff9b:1::/48', 'a NAT64 address'],
  ['2001::/32', 'a Teredo address'],
  ['2001::/23', 'reserved for protocols'],
  ['2001:db8::/32', 'reserved for documentation'],
  ['2002::/16', 'a 6to4 address'],
  ['2620:4f:8000::/48', 'reserved for AS112'],
  ['3fff::/20', 'reserved for documentation'],
  ['fc00::/7', 'a unique local address'],
  ['fe80::/10', 'a link-local address'],
  ['fec0::/10', 'a site-local address'],
  ['ff00::/8', 'a multicast address'],
].map(([cidr = '', name = '']) => ({ block: ipaddr.parseCIDR(cidr), name }));

/** All IPv6 unicast that IANA has given out so far; whatever lies outside is special, or not assigned to anyone. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Reads a comma-separated list of CIDR blocks, such as `127.0.0.0/8,::1/128`; the empty text is no block at all. */
export function parseAddressRanges(text: string): AddressRanges {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      if (!isCanonicalCidr(part))
        throw new Error(`"${part}" is not a CIDR block. Write addresses like 10.0.0.0/8 or fd00::/8, separated by commas.`);
      return ipaddr.parseCIDR(part);
    });
}

/** Why a webhook must not be sent to this IP address, as the end of the sentence "it is …"; null when it may. */
export function addressRefusal(text: string, allowed: AddressRanges): string | null {
  const address = parseAddress(text);
  if (address === null) return 'not an IP address';
  if (allowed.some(([network, length]) => network.kind() === address.kind() && address.match(network, length))) return null;
  const special = specialBlocks.find(({ block }) => block[0].kind() === address.kind() && address.match(block));
  if (special) return special.name;
  if (address.kind() === 'ipv6' && !address.match(globalUnicast)) return 'outside the global unicast addresses';
  return null;
}

/** Only the forms that a URL host or a DNS answer has: four decimal numbers, or IPv6 without a zone. */
function parseAddress(text: string): Address | null {
  if (isIPv4(text)) return ipaddr.IPv4.parse(text);
  if (!isIPv6(text) || text.includes('%')) return null;
  // ipaddr.js reads ::1.2.3.4 as ::ffff:1.2.3.4; the URL parser writes both in plain groups first.
  return ipaddr.IPv6.parse(new URL(`https://[${text}]`).hostname.slice(1, -1));
}

function isCanonicalCidr(text: string): boolean {
  return ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
}
