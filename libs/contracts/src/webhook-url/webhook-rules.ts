import type { AddressRanges } from './address-rules.js';

/** Where webhooks may be sent, as it is configured. */
export interface WebhookRules {
  /** Addresses that may be reached although they are not public. */
  addresses: AddressRanges;
  /** The only ports that may be reached; none means any. */
  ports: readonly number[];
}

/** The rules where nothing is configured: public addresses only, on any port. */
export const publicWebhooks: WebhookRules = { addresses: [], ports: [] };

/** Reads a comma-separated list of ports, such as `443,8443`; the empty text is no port at all. */
export function parsePorts(text: string): readonly number[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const port = Number(part);
      if (!/^\d+$/.test(part) || port < 1 || port > 65_535) {
        throw new Error(`"${part}" is not a port. Write numbers from 1 to 65535, separated by commas, as 443,8443.`);
      }
      return port;
    });
}

/** The port that a URL leads to; the URL parser leaves the usual one of HTTPS out. */
export function portOf(url: URL): number {
  return Number(url.port || 443);
}
