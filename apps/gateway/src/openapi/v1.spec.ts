import { readFile } from 'node:fs/promises';
import { openApiDocument } from './document.js';

type Json = Record<string, unknown>;

/** What only explains: it may be worded anew. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'title', 'tags', 'servers', 'info']);
const upperBounds = new Set(['maxLength', 'maximum', 'maxItems']);
const lowerBounds = new Set(['minLength', 'minimum', 'minItems', 'minProperties']);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of the frozen document is gone or narrower in the present one, as paths into it. */
function gone(frozen: unknown, present: unknown, path: string): string[] {
  const [, key = ''] = /\/([^/]*)$/.exec(path) ?? [];
  const isRequest = /\/(requestBody|parameters)\//.test(path);
  if (key === 'required' && Array.isArray(frozen)) {
    const [promised, asked] = [frozen as string[], (present ?? []) as string[]];
    return isRequest
      ? asked.filter((name) => !promised.includes(name)).map((name) => `${path}: ${name} is asked for`)
      : missing(promised, asked, path);
  }
  if (upperBounds.has(key)) return Number(present ?? Infinity) >= Number(frozen) ? [] : [`${path} is lower`];
  if (lowerBounds.has(key)) return Number(present ?? -Infinity) <= Number(frozen) ? [] : [`${path} is higher`];
  if (key === 'pattern') return present === undefined || present === frozen ? [] : [`${path} is another`];
  if (isObject(frozen)) {
    if (!isObject(present)) return [`${path} is gone`];
    return Object.entries(frozen).flatMap(([name, value]) =>
      prose.has(name) && !isObject(value) ? [] : gone(value, present[name], `${path}/${name}`),
    );
  }
  if (Array.isArray(frozen)) {
    if (key === 'enum') return missing(frozen, present, path);
    // A parameter is known by its name, a branch of a union by its place.
    const counterpart = (item: unknown, index: number): unknown =>
      Array.isArray(present)
        ? isObject(item) && 'name' in item
          ? present.find((other: Json) => other.name === item.name)
          : present[index]
        : undefined;
    return frozen.flatMap((item, index) => gone(item, counterpart(item, index), `${path}/${index}`));
  }
  return frozen === present ? [] : [`${path} was ${JSON.stringify(frozen)}`];
}

function missing(promised: unknown[], present: unknown, path: string): string[] {
  return promised
    .filter((value) => !Array.isArray(present) || !present.includes(value))
    .map((value) => `${path}: ${String(value)} is gone`);
}

/** The codes of errors stand in a sentence, since more may come. */
function errorCodes(document: Json): string[] {
  return /so far ([a-z_, ]+)/.exec(JSON.stringify(document))?.[1]?.split(', ') ?? [];
}

describe('version 1 of the API', () => {
  const present = JSON.parse(JSON.stringify(openApiDocument())) as Json;
  let frozen: Json;

  beforeAll(async () => {
    frozen = JSON.parse(await readFile(new URL('../../openapi.v1.json', import.meta.url), 'utf8')) as Json;
  });

  it('only grows: no path, field, type or value of its first release is gone, webhooks included', () => {
    expect(gone(frozen, present, '')).toEqual([]);
  });

  it('keeps every error code', () => {
    expect(errorCodes(frozen).length).toBeGreaterThan(20);
    expect(errorCodes(present)).toEqual(expect.arrayContaining(errorCodes(frozen)));
  });

  it.each<[string, (document: Json) => unknown]>([
    ['a path', ({ paths }) => delete (paths as Json)['/v1/brands']],
    ['a field of a resource', (document) => delete schema(document, 'Project').properties.name],
    ['a field of a webhook', (document) => delete branch(document, 0).data.properties.memory_id],
    ['a type', (document) => (schema(document, 'Project').properties.created_at = { type: 'string' })],
    ['a status', (document) => (schema(document, 'Job').properties.status = { type: 'string', enum: ['queued'] })],
    ['an optional parameter', (document) => (operation(document).required = ['project_id', 'prompt', 'webhook_url'])],
  ])('would not pass without %s', (_what, change) => {
    const changed = structuredClone(frozen);
    change(changed);
    expect(gone(frozen, changed, '')).not.toEqual([]);
  });
});

interface Schema {
  properties: Record<string, unknown>;
  required?: string[];
}

function schema(document: Json, name: string): Schema {
  return known((document.components as { schemas: Record<string, Schema> }).schemas[name]);
}

function branch(document: Json, index: number): { data: Schema } {
  const union = schema(document, 'WebhookEvent') as unknown as { oneOf?: Schema[]; anyOf?: Schema[] };
  return known((union.oneOf ?? union.anyOf)?.[index]).properties as unknown as { data: Schema };
}

function operation(document: Json): Schema {
  const paths = document.paths as Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
  return known(paths['/v1/brands/generate']?.post.requestBody.content['application/json']?.schema);
}

function known(found: Schema | undefined): Schema {
  if (found === undefined) throw new Error('the document has no such schema');
  return found;
}
