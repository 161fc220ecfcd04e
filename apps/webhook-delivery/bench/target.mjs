// What both benches send, and where to: a receiver in a process of its own, with a certificate of an authority of its own.
import { Buffer } from 'node:buffer';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { LocalAuthority } from '@blazon/backing';

/** About the size of a success event: two SVG logos. */
export const body = Buffer.from(
  JSON.stringify({ event_id: 'evt_1', type: 'generation.success', data: { assets: { logo_svg: '<path/>'.repeat(1_700) } } }),
);

/** Starts the receiver; `stop` ends it. */
export async function startReceiver() {
  const authority = await LocalAuthority.create();
  const receiver = fork(new URL('receiver.mjs', import.meta.url));
  receiver.send(await authority.issue({ hosts: ['localhost'] }));
  const [port] = await once(receiver, 'message');
  return { origin: `https://localhost:${port}`, ca: authority.certificate, stop: () => receiver.disconnect() };
}
