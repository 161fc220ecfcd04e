import { isIP } from 'node:net';
import { type FieldErrorCode, text } from '../text.js';
import { addressRefusal, type AddressRanges } from './address-rules.js';
import { portOf, type WebhookRules } from './webhook-rules.js';

/** The longest URL that a webhook may have, in characters. */
export const maxWebhookUrlLength = 2_048;

/**
 * A URL that webhooks may be sent to: HTTPS, no user name, not by itself a non-public address, and on a port that is allowed.
 * Names are not looked up here: what they resolve to can change, so every attempt checks that again when it connects.
 */
export function webhookUrl(rules: WebhookRules) {
  return text(maxWebhookUrlLength).superRefine((value, context) => {
    const problem = webhookUrlProblem(value, rules);
    if (problem !== null) {
      context.addIssue({ code: 'custom', message: problem, params: { code: 'invalid_webhook_url' satisfies FieldErrorCode } });
    }
  });
}

/** The fault of a webhook URL, as the end of the sentence "the URL …"; null if it is acceptable. */
export function webhookUrlProblem(value: string, { addresses, ports }: WebhookRules): string | null {
  // The URL parser drops these silently; a URL that means something else than it shows is refused instead.
  if (/[\p{Cc}\s]/u.test(value)) return 'must not contain white space or control characters';
  if (!/^https:\/\//i.test(value)) return 'must start with https://';
  // The parser skips further slashes and takes the path for the host.
  if (/^https:\/\/[/\\]/i.test(value) || !URL.canParse(value)) return 'must be a valid URL';
  // An empty user name disappears in parsing, hence the look at the text itself.
  if (/^https:\/\/[^/\\?#]*@/i.test(value)) return 'must not contain a user name or password';
  const url = new URL(value);
  const refusal = hostRefusal(hostOf(url), addresses);
  if (refusal !== null) return `must lead to a public address, and its host is ${refusal}`;
  if (ports.length > 0 && !ports.includes(portOf(url))) return `must lead to port ${ports.join(' or ')}, not ${portOf(url)}`;
  return null;
}

/** The host as DNS and sockets want it; the URL parser has already turned every notation of an IPv4 address into four decimal numbers. */
export function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

/** The addresses behind `localhost` and the names below it, which are loopback wherever they are asked for (RFC 6761). */
export const localhostAddresses = ['127.0.0.1', '::1'] as const;

/** Whether this host is a name of the machine itself. */
export function isLocalhostName(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host);
}

function hostRefusal(host: string, allowed: AddressRanges): string | null {
  if (isIP(host) !== 0) return addressRefusal(host, allowed);
  if (!isLocalhostName(host)) return null;
  return localhostAddresses.some((address) => addressRefusal(address, allowed) === null) ? null : 'a loopback name';
}
