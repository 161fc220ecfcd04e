import type { AddressRanges } from '@blazon/contracts';
import type { FastifyRequest } from 'fastify';
import { Origin } from '../domain/origin.js';

/** Where a request comes from, as far as the proxies in front are trusted. */
export function originOf(request: FastifyRequest, trusted: AddressRanges): Origin {
  const { socket, headers } = request.raw;
  return new Origin(
    {
      peerAddress: socket.remoteAddress ?? '',
      encrypted: 'encrypted' in socket && socket.encrypted === true,
      forwardedProto: single(headers['x-forwarded-proto']),
      forwardedFor: single(headers['x-forwarded-for']),
    },
    trusted,
  );
}

/** The host name in lower case, without the port. */
export function hostNameOf(request: FastifyRequest): string {
  return (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase();
}

/** The names of a comma-separated list, in lower case. */
export function hostNames(list: string): string[] {
  return list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
