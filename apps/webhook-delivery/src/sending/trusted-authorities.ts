import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';

/**
 * Trust for receivers' certificates: the roots of the system (those that come with Node where the system has none, as in small
 * container images), NODE_EXTRA_CA_CERTS, and the authorities given here.
 */
export function trustedAuthorities(extra: readonly string[]): SecureContext {
  const system = getCACertificates('system');
  return createSecureContext({
    ca: [...(system.length > 0 ? system : getCACertificates('bundled')), ...getCACertificates('extra'), ...extra],
  });
}
