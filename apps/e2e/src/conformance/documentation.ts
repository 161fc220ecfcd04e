import { readFile } from 'node:fs/promises';
import { waitFor } from '@blazon/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer, Api, Method } from '../system/api.js';
import { type Blazon, list } from '../system/blazon.js';
import { Receiver } from '../system/receiver.js';
import type { Section } from './rule.js';

interface Documented {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  requestBody?: { content: { 'application/json': { example: object } } };
  responses: Record<string, { $ref?: string; headers?: object; content?: { 'application/json': { example: object } } }>;
}

/** An operation with its place in the document. */
interface Call {
  method: Method;
  path: string;
  operation: Operation;
  /** The one documented success. */
  status: string;
}

const committed = new URL('../../../gateway/openapi.json', import.meta.url);

/** The life of a project, in an order in which every operation finds its data. */
const order = [
  'createProject',
  'retrieveProject',
  'listProjects',
  'updateProject',
  'generateBrand',
  'listMemory',
  'listBrands',
  'deleteProject',
] as const;

/** The promises of the document, checked by an independent validator. */
class Promises {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

  constructor(readonly document: Documented) {
    this.ajv.addSchema(document, 'openapi');
  }

  calls(): Call[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const [status = ''] = Object.keys(operation.responses);
        return { method: method.toUpperCase() as Method, path, operation, status };
      }),
    );
  }

  call(operationId: string): Call {
    const found = this.calls().find(({ operation }) => operation.operationId === operationId);
    if (found === undefined) throw new Error(`the document has no ${operationId}`);
    return found;
  }

  expectSchema(pointer: string, value: unknown): void {
    const matches = this.ajv.compile({ $ref: `openapi#${pointer}` });
    expect({ pointer, problems: matches(value) ? [] : matches.errors }).toEqual({ pointer, problems: [] });
  }

  /** Status, headers and body of an answer are as documented for this call. */
  expectAnswer({ method, path, operation }: Call, answer: Answer): void {
    const promised = operation.responses[answer.status];
    if (promised === undefined) throw new Error(`${operation.operationId} does not document ${answer.status}: ${answer.text}`);
    const pointer = promised.$ref?.slice(1) ?? `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${answer.status}`;
    this.expectSchema(`${pointer}/content/application~1json/schema`, answer.body);
    for (const name of this.headersOf(pointer)) {
      const value = answer.headers[name.toLowerCase()];
      expect({ name, value }).toEqual({ name, value: expect.any(String) as string });
      this.expectSchema(`/components/headers/${name}/schema`, /^\d+$/.test(String(value)) ? Number(value) : value);
    }
  }

  private headersOf(pointer: string): string[] {
    const steps = pointer.slice(1).split('/').map(unescaped);
    const response = steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], this.document);
    return Object.keys((response as { headers?: object }).headers ?? {});
  }
}

export const documentation: Section = (blazon) => {
  let promises: Promises;
  let receiver: Receiver;
  let api: Api;
  /** Values of the examples and their counterparts here: ids and webhook URLs. */
  const real = new Map<string, string>();

  beforeAll(async () => {
    promises = new Promises(JSON.parse(await readFile(committed, 'utf8')) as Documented);
    receiver = await Receiver.start(blazon.machine.dev);
    api = (await blazon.workspace()).live;
    real.set('https://example.com/hooks/brands', receiver.url('/documented'));
  });

  afterAll(() => receiver.stop());

  const translated = <T>(example: T): T => {
    let text = JSON.stringify(example);
    for (const [shown, here] of real) text = text.replaceAll(JSON.stringify(shown), JSON.stringify(here));
    return JSON.parse(text) as T;
  };
  const projectPath = (path: string) => path.replace('{project_id}', real.get(exampleIdOf(promises.call('createProject'))) ?? 'none');

  it('the running system serves the committed document', async () => {
    expect((await blazon.stranger('live').get('/openapi.json')).body).toEqual(promises.document);
  });

  it('every operation is replayed below, and has examples that the document itself accepts', () => {
    const calls = promises.calls();
    expect(calls.map(({ operation }) => operation.operationId).sort()).toEqual([...order].sort());
    for (const { method, path, operation, status } of calls) {
      const place = `/paths/${escaped(path)}/${method.toLowerCase()}`;
      const response = operation.responses[status]?.content?.['application/json'].example;
      promises.expectSchema(`${place}/responses/${status}/content/application~1json/schema`, response);
      if (!operation.requestBody) continue;
      promises.expectSchema(
        `${place}/requestBody/content/application~1json/schema`,
        operation.requestBody.content['application/json'].example,
      );
    }
  });

  it.each(order)('%s: its request example is accepted, and the answer is what is documented', async (operationId) => {
    const call = promises.call(operationId);
    const body = call.operation.requestBody && translated(call.operation.requestBody.content['application/json'].example);
    const example = call.operation.responses[call.status]?.content?.['application/json'].example ?? {};
    const send = () => api.call<object>(call.method, projectPath(call.path), body);
    // What a job makes is there a moment after the job.
    const isList = 'data' in example;
    const answer = isList ? await waitFor(async () => hasItems(await send()), { withinMs: 60_000, everyMs: 200 }) : await send();
    expect(String(answer.status)).toBe(call.status);
    promises.expectAnswer(call, answer);
    learn(example, answer.body, real);
    expect(withoutTimes(answer.body)).toEqual(withoutTimes(translated(example)));
    if (operationId === 'generateBrand') await receiver.arrived('/documented');
  });

  it('the webhook that the example asked for is as documented', async () => {
    const [webhook] = await receiver.arrived('/documented');
    promises.expectSchema('/components/schemas/WebhookEvent', JSON.parse(String(webhook?.body)));
    const { parameters } = (promises.document as unknown as WebhookPart).webhooks.generation.post;
    for (const { name } of parameters) expect(webhook?.headers[name.toLowerCase()]).toEqual(expect.any(String));
  });

  it('failures of every operation are documented: no key, an unknown parameter, nothing there, not declared as JSON, too much, not JSON', async () => {
    for (const call of promises.calls()) {
      const path = call.path.replace('{project_id}', 'none');
      for (const answer of await failuresOf(call, path, api, blazon)) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        promises.expectAnswer(call, answer);
      }
    }
    expect(await list(api, '/v1/projects')).toEqual([]);
  });
};

interface WebhookPart {
  webhooks: { generation: { post: { parameters: { name: string }[] } } };
}

async function failuresOf({ method, operation }: Call, path: string, api: Api, blazon: Blazon): Promise<Answer[]> {
  const example = operation.requestBody?.content['application/json'].example;
  const answers = [await blazon.stranger('live').call(method, path, example), await api.call(method, `${path}?nonsense=1`, example)];
  if (path.includes('none')) answers.push(await api.call(method, path, example));
  if (example === undefined) return answers;
  answers.push(
    await api.call(method, path, JSON.stringify(example), { 'content-type': 'text/plain' }),
    await api.call(method, path, { ...example, padding: 'x'.repeat(65_536) }),
    await api.call(method, path, '{'),
  );
  return answers;
}

function hasItems(answer: Answer<object>): Answer<object> | undefined {
  return (answer.body as { data: unknown[] }).data.length > 0 ? answer : undefined;
}

function exampleIdOf({ operation, status }: Call): string {
  return (operation.responses[status]?.content?.['application/json'].example as { id: string }).id;
}

/** Remembers which string of the answer stands where the example has one of its ids. */
function learn(example: unknown, answer: unknown, real: Map<string, string>): void {
  if (typeof example === 'string' && typeof answer === 'string') {
    if (/^(proj|job|mem|brand)_/.test(example)) real.set(example, answer);
  } else if (isObject(example) && isObject(answer)) {
    for (const [name, value] of Object.entries(example)) learn(value, answer[name], real);
  }
}

/** Times are the only thing in which an answer may differ from its example. */
function withoutTimes(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (name, field: unknown) => (name === 'created_at' ? typeof field : field)));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}

function unescaped(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
