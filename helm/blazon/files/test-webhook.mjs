// `helm test`: asks for a brand as any caller would, and waits for the signed webhook at a receiver in the cluster.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';

const { ADMIN_URL, ADMIN_TOKEN, LIVE_URL, RECEIVER_URL } = process.env;
const deadlineMs = 120_000;

async function call(url, token, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** The first webhook that comes: its bytes and its signature. */
function receive() {
  const { promise, resolve } = Promise.withResolvers();
  const tls = { cert: readFileSync('/certificate/tls.crt'), key: readFileSync('/certificate/tls.key') };
  createServer(tls, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    response.end();
    resolve({ body, signature: String(request.headers['service-signature']) });
  }).listen(8443);
  return promise;
}

setTimeout(() => {
  console.error(`No webhook came within ${deadlineMs / 1000} s.`);
  process.exit(1);
}, deadlineMs).unref();

const webhook = receive();
const workspace = await call(`${ADMIN_URL}/admin/workspaces`, ADMIN_TOKEN, { name: 'helm test', plan: 'agency' });
const project = await call(`${LIVE_URL}/v1/projects`, workspace.live_key, { name: 'helm test' });
const job = await call(`${LIVE_URL}/v1/brands/generate`, workspace.live_key, {
  project_id: project.id,
  prompt: 'a calm coffee roastery called Driftwood, deep greens',
  webhook_url: RECEIVER_URL,
});
console.log(`${job.id} was accepted`);

const { body, signature } = await webhook;
const expected = createHmac('sha256', workspace.webhook_secret).update(body).digest('hex');
if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
  throw new Error(`The webhook's signature is ${signature}, and not ${expected}.`);
const event = JSON.parse(body.toString());
if (event.type !== 'generation.success') throw new Error(`The webhook tells of ${body.toString()}`);
console.log(`its result came, signed, ${body.length} bytes`);
process.exit(0);
