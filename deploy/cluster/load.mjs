// Runs in the cluster beside the release: callers that ask for brands, read and delete without pause, and the receiver of their webhooks.
// 127.0.0.1:8081 answers /counts, and /finish once every accepted job has brought its webhook (or four minutes have passed: the first retry comes after one).
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

const { ADMIN_URL, ADMIN_TOKEN, LIVE_URL, RECEIVER_URL } = process.env;
const jobsPerSecond = Number(process.env.JOBS_PER_SECOND);
/** Below the 300 generate calls a minute of the Agency plan. */
const jobsPerWorkspacePerSecond = 4;
const finishMs = 240_000;
const retryMs = 500;

const counts = {
  requests: 0,
  failed: 0,
  accepted: 0,
  delivered: 0,
  jobsFailed: 0,
  deletions: 0,
  repeatedWebhooks: 0,
  wrongSignatures: 0,
  errors: [],
};
const secrets = new Map();
/** The waiters for the webhook of a job, and the jobs whose webhook was faster than the answer to their call. */
const waiting = new Map();
const early = new Set();
const events = new Set();
let isRunning = true;
/** Those that wait for an answer or a webhook. */
let callers = 0;

/** Every failed attempt counts; the call is repeated, under the same key, until it is answered. */
async function call(method, url, token, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  for (;;) {
    counts.requests += 1;
    const { status, text } = await attempt(method, url, headers, body);
    if (status < 400) return JSON.parse(text);
    counts.failed += 1;
    counts.errors.push(`${new Date().toISOString()} ${method} ${new URL(url).pathname}: ${status} ${text.slice(0, 200)}`);
    await pause(retryMs);
  }
}

async function attempt(method, url, headers, body) {
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, ...content });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 599, text: `${error.message}: ${error.cause?.code ?? error.cause?.message}` };
  }
}

function receive(request, body) {
  const workspace = request.url.slice(1);
  const expected = createHmac('sha256', secrets.get(workspace) ?? '')
    .update(body)
    .digest('hex');
  const signature = String(request.headers['service-signature']);
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) {
    counts.wrongSignatures += 1;
    return;
  }
  const event = JSON.parse(body.toString());
  if (events.has(event.event_id)) {
    counts.repeatedWebhooks += 1;
    return;
  }
  events.add(event.event_id);
  counts.delivered += 1;
  if (event.type !== 'generation.success') counts.jobsFailed += 1;
  const { job_id: jobId } = event.data;
  if (waiting.has(jobId)) waiting.get(jobId)();
  else early.add(jobId);
}

async function openWorkspace() {
  const workspace = await call('POST', `${ADMIN_URL}/admin/workspaces`, ADMIN_TOKEN, { name: 'cluster run', plan: 'agency' });
  secrets.set(workspace.id, workspace.webhook_secret);
  return { ...workspace, projectId: await createProject(workspace.live_key) };
}

async function createProject(key) {
  return (await call('POST', `${LIVE_URL}/v1/projects`, key, { name: 'cluster run' })).id;
}

/** Asks for a brand; done when its webhook is there. */
async function generate({ id, live_key }, projectId, index) {
  const job = await call('POST', `${LIVE_URL}/v1/brands/generate`, live_key, {
    project_id: projectId,
    prompt: `a bakery called Crumb ${index}, warm colours`,
    webhook_url: `${RECEIVER_URL}${id}`,
  });
  counts.accepted += 1;
  if (early.delete(job.id)) return;
  await new Promise((arrived) => waiting.set(job.id, arrived));
  waiting.delete(job.id);
}

/** One in ten jobs has its own project, which is deleted when the webhook has arrived. */
async function oneCaller(workspace, index) {
  if (index % 10 !== 0) return generate(workspace, workspace.projectId, index);
  const projectId = await createProject(workspace.live_key);
  await generate(workspace, projectId, index);
  await call('DELETE', `${LIVE_URL}/v1/projects/${projectId}`, workspace.live_key);
  counts.deletions += 1;
}

async function keepAsking(workspaces) {
  for (let index = 0; isRunning; index += 1) {
    const workspace = workspaces[index % workspaces.length];
    callers += 1;
    void oneCaller(workspace, index).finally(() => (callers -= 1));
    void call('GET', `${LIVE_URL}/v1/projects?limit=10`, workspace.live_key);
    void call('GET', `${LIVE_URL}/v1/brands?project_id=${workspace.projectId}&limit=10`, workspace.live_key);
    await pause(1_000 / jobsPerSecond);
  }
}

async function finish() {
  isRunning = false;
  for (const until = Date.now() + finishMs; callers > 0 && Date.now() < until;) await pause(100);
}

const tls = { cert: readFileSync('/certificate/tls.crt'), key: readFileSync('/certificate/tls.key') };
createServer(tls, async (request, response) => {
  receive(request, Buffer.concat(await request.toArray()));
  response.end();
}).listen(8443);
createPlainServer(async (request, response) => {
  if (request.url === '/finish') await finish();
  response.end(JSON.stringify({ ...counts, missing: [...waiting.keys()] }));
}).listen(8081, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

const workspaces = await Promise.all(Array.from({ length: Math.ceil(jobsPerSecond / jobsPerWorkspacePerSecond) }, openWorkspace));
await keepAsking(workspaces);
