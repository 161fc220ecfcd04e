// A receiver in a separate process: gets certificate and key from its parent, sends back its port, and ends with it.
// It answers 200 as soon as the request has been read, or `?delay=` milliseconds later.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { KeyedCertificate } from '@blazon/backing';

process.once('message', ({ certificate, key }: KeyedCertificate) => {
  const server = createServer({ cert: certificate, key, keepAliveTimeout: 60_000 }, (request, response) => {
    const delay = Number(new URL(request.url ?? '/', 'https://receiver').searchParams.get('delay'));
    request.resume().on('end', () => (delay > 0 ? setTimeout(() => response.end('ok'), delay) : response.end('ok')));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
