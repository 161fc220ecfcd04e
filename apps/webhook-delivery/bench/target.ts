// The request and the receiver of both benchmarks: the receiver is a separate process with a certificate of its own authority.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { LocalAuthority } from '@blazon/backing';

/** About the size of a success event: two SVG logos. */
export const body = Buffer.from(
  JSON.stringify({ event_id: 'evt_1', type: 'generation.success', data: { assets: { logo_svg: '<path/>'.repeat(1_700) } } }),
);

export interface Target {
  origin: string;
  /** The certificate of its authority. */
  ca: string;
  stop(): void;
}

export async function startTarget(): Promise<Target> {
  const authority = await LocalAuthority.create();
  const receiver = fork(new URL('receiver.ts', import.meta.url));
  receiver.send(await authority.issue({ hosts: ['localhost'] }));
  const [port] = (await once(receiver, 'message')) as [number];
  return {
    origin: `https://localhost:${port}`,
    ca: authority.certificate,
    stop: () => {
      receiver.disconnect();
    },
  };
}
