// kubectl, Helm and the image builder, as the steps of the cluster run use them.
import { execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export const root = resolve(import.meta.dirname, '../..');
export const namespace = process.env.CLUSTER_NAMESPACE || 'blazon-run';
export const release = 'blazon';
export const services = ['gateway', 'projects', 'generation', 'memory-graph', 'webhook-delivery'];

const execute = promisify(execFile);

/** Runs a program; what it printed. */
export async function run(program, args) {
  const { stdout } = await execute(program, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Runs a program whose output is worth seeing. */
export async function show(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((done, failed) => child.on('exit', done).on('error', failed));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

export function kubectl(...args) {
  return run(process.env.KUBECTL || 'kubectl', ['--namespace', namespace, ...args]);
}

export async function json(...args) {
  return JSON.parse(await kubectl(...args, '--output', 'json'));
}

/** Gives kubectl a manifest on its standard input. */
export async function submit(manifest, ...command) {
  const running = execute(process.env.KUBECTL || 'kubectl', ['--namespace', namespace, ...command, '--filename', '-']);
  running.child.stdin.end(JSON.stringify(manifest));
  return (await running).stdout.trim();
}

export function helm(...args) {
  return run(process.env.HELM || 'helm', [...args, '--namespace', namespace]);
}

/** Asks until the answer is not falsy; that answer. */
export async function until(what, seconds, question) {
  for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await pause(500)) {
    const answer = await question();
    if (answer) return answer;
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

/** The pods of a service that run and are not about to end. */
export async function podsOf(service) {
  const { items } = await json('get', 'pods', '--selector', `app.kubernetes.io/instance=${release},app.kubernetes.io/component=${service}`);
  return items.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
}

export function isReady({ status }) {
  return status.conditions?.some(({ type, status: holds }) => type === 'Ready' && holds === 'True') ?? false;
}
