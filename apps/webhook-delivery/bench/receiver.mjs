// A receiver in a process of its own: `node receiver.mjs`, certificate and key as JSON on stdin, its port on stdout.
// It answers 200 as soon as the request has been read, or `?delay=` milliseconds later.
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';

const { certificate, key } = JSON.parse(await text(process.stdin));
const server = createServer({ cert: certificate, key, keepAliveTimeout: 60_000 }, (request, response) => {
  const delay = Number(new URL(request.url, 'https://receiver').searchParams.get('delay'));
  request.resume().on('end', () => (delay > 0 ? setTimeout(() => response.end('ok'), delay) : response.end('ok')));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
