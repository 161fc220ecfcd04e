import { readFile } from 'node:fs/promises';
import type { ServeOptions } from '@blazon/sdk/node';
import { Option } from 'commander';
import type { Session } from './session.js';
import { UserError } from './user-error.js';

export interface ReceiverOptions {
  port?: string;
  tunnel?: string;
}

/** Options of commands that receive webhooks themselves. */
export const receiverOptions = [
  new Option('--tunnel <url>', 'public https address that leads to this machine; needed unless Blazon runs here'),
  new Option('--port <number>', 'port on which webhooks are received; any free one by default'),
];

/** How to serve so that the service reaches us: with a certificate of the local authority, or as plain HTTP behind a tunnel. */
export async function serveOptions({ profile }: Session, { port, tunnel }: ReceiverOptions): Promise<ServeOptions> {
  const listen = { port: portOf(port) };
  if (tunnel !== undefined) return listen;
  if (profile.ca === undefined || profile.ca_key === undefined) {
    throw new UserError('The service cannot reach this machine. Start a tunnel to a port of it and pass --port and --tunnel https://…');
  }
  // Brings more along than most commands need.
  const { LocalAuthority } = await import('@blazon/backing');
  const [certificate, key] = await Promise.all([readFile(profile.ca, 'utf8'), readFile(profile.ca_key, 'utf8')]);
  const authority = await LocalAuthority.load({ certificate, key });
  const issued = await authority.issue({ hosts: ['127.0.0.1', 'localhost'] });
  return { ...listen, tls: { cert: issued.certificate, key: issued.key } };
}

function portOf(port = '0'): number {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new UserError(`${port} is not a port.`);
  return number;
}
