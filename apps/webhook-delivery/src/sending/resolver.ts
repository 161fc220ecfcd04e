import { readFile } from 'node:fs/promises';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Every IP address of a host name; rejects when there is none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * Looks names up in the hosts file, then in DNS.
 * Not by getaddrinfo: it runs on a handful of threads, so a few names whose servers answer slowly would stop every other delivery.
 */
export function systemResolver(hostsFile = '/etc/hosts'): Resolve {
  const dns = new Resolver({ timeout: 1_000, tries: 2 });
  return async (host) => {
    const listed = hostsEntries(await readFile(hostsFile, 'utf8').catch(() => ''), host);
    if (listed.length > 0) return listed;
    const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    throw answers.find((answer) => answer.status === 'rejected')?.reason;
  };
}

/** The addresses that a hosts file gives to a name. */
export function hostsEntries(file: string, host: string): string[] {
  const wanted = host.toLowerCase().replace(/\.$/, '');
  return file
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([address = '', ...names]) => isIP(address) !== 0 && names.some((name) => name.toLowerCase() === wanted))
    .map(([address = '']) => address);
}
