import type { AddressRanges } from '@blazon/contracts';
import ipaddr from 'ipaddr.js';

/** What the socket and the headers of a request say about where it comes from. */
export interface Arrival {
  peerAddress: string;
  encrypted: boolean;
  forwardedProto: string | undefined;
  forwardedFor: string | undefined;
}

/** Who called, and whether over HTTPS all the way. */
export interface Origin {
  address: string;
  secure: boolean;
}

/** Forwarding headers are believed from trusted proxies alone: anybody can write them. */
export function originOf(arrival: Arrival, trusted: AddressRanges): Origin {
  const { peerAddress, encrypted, forwardedProto, forwardedFor } = arrival;
  if (!isWithin(peerAddress, trusted)) return { address: callerId(peerAddress), secure: encrypted };
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  // Each proxy appends its own peer, so the last hop that is not a proxy of ours is the caller; what stands before it is hearsay.
  const caller = hops.findLast((hop) => ipaddr.isValid(hop) && !isWithin(hop, trusted)) ?? peerAddress;
  const secure =
    forwardedProto === undefined ? encrypted : forwardedProto.split(',').every((proto) => proto.trim().toLowerCase() === 'https');
  return { address: callerId(caller), secure };
}

/** An IPv6 caller is its /64: one subscriber holds that many addresses, and a limit for each would limit nothing. */
function callerId(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

function isWithin(address: string, ranges: AddressRanges): boolean {
  if (ranges.length === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some(([network, length]) => network.kind() === parsed.kind() && parsed.match(network, length));
}
