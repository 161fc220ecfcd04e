import type { AddressRanges } from '@blazon/contracts';
import ipaddr from 'ipaddr.js';

/** The origin of a request as its socket and headers tell it. */
export interface Arrival {
  peerAddress: string;
  encrypted: boolean;
  forwardedProto: string | undefined;
  forwardedFor: string | undefined;
}

/**
 * Where a request comes from. Forwarding headers are trusted only from trusted proxies: anybody can write them. Only callers without a key
 * are identified by their address, so it is computed on demand.
 */
export class Origin {
  private readonly proxied: boolean;

  constructor(
    private readonly arrival: Arrival,
    private readonly trusted: AddressRanges,
  ) {
    this.proxied = isWithin(arrival.peerAddress, trusted);
  }

  /** Whether it came over HTTPS all the way. */
  get secure(): boolean {
    const { encrypted, forwardedProto } = this.arrival;
    if (!this.proxied || forwardedProto === undefined) return encrypted;
    return forwardedProto.split(',').every((proto) => proto.trim().toLowerCase() === 'https');
  }

  /** Who called. */
  get address(): string {
    const { peerAddress, forwardedFor } = this.arrival;
    if (!this.proxied) return callerId(peerAddress);
    const hops = (forwardedFor ?? '').split(',').map(withoutPort);
    // Each proxy appends its own peer, so the last hop that is not a proxy of ours is the caller; entries before it cannot be trusted.
    return callerId(hops.findLast((hop) => ipaddr.isValid(hop) && !isWithin(hop, this.trusted)) ?? peerAddress);
  }
}

/** Some proxies write the port of their peer too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const [, address] = /^\s*(?:\[([^\]]*)\](?::\d+)?)\s*$/.exec(hop) ?? /^\s*([\d.]+):\d+\s*$/.exec(hop) ?? [];
  return address ?? hop.trim();
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
