import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseParams, publicWebhooks, UpdateProject, webhookUrlProblem } from '@blazon/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { z } from 'zod';
import { openApiDocument, publicOperations } from './document.js';

const gateway = fileURLToPath(new URL('../../', import.meta.url));
const committed = `${gateway}openapi.json`;

describe('the OpenAPI document', () => {
  const document = openApiDocument();

  it('is committed as it is; run nx openapi @blazon/gateway after a change', async () => {
    expect(JSON.parse(await readFile(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('passes the linter without a warning', async () => {
    const linter = fileURLToPath(new URL('../../../../node_modules/.bin/redocly', import.meta.url));
    const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stderr } = await promisify(execFile)(process.execPath, [linter, 'lint', '--max-problems=50', committed], {
      cwd: gateway,
      env: environment,
    });
    expect(stderr).not.toMatch(/warning|error/i);
  });

  it('names every operation once', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(publicOperations.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it.each(publicOperations)('$reference.id has examples that its schemas accept', ({ body, response, reference }) => {
    if (body !== undefined) expect(() => parseParams<z.ZodType>(body, reference.requestExample)).not.toThrow();
    expect(response.parse(reference.responseExample)).toEqual(reference.responseExample);
  });

  it.each([{}, { name: null }, { description: null }, { name: 'x' }, { name: 'x', description: '' }, { name: '' }, { status: 'x' }, []])(
    'accepts %j as an update of a project where the API does',
    (body) => {
      const { requestBody } = document.paths['/v1/projects/{project_id}']?.patch ?? {};
      const promised = new Ajv2020({ strict: false }).validate(requestBody?.content['application/json'].schema ?? false, body);
      expect(promised).toBe(UpdateProject.safeParse(body).success);
    },
  );

  /** Every documented field of a body or query that has a pattern, and whether the API takes a value of it. */
  const patterns = publicOperations.flatMap(({ path, method, body, query, reference }) => {
    const operation = document.paths[path.replace(/:([a-z_]+)/g, '{$1}')]?.[method.toLowerCase()];
    const { properties = {} } = (operation?.requestBody?.content['application/json'].schema ?? {}) as { properties?: Fields };
    const parameters = operation?.parameters
      .filter(({ in: place }) => place === 'query')
      .map(({ name, schema }) => [name, schema] as const);
    return [
      ...Object.entries(properties).map(([name, schema]) => ({ name, schema, accepts: accepts(body, reference.requestExample) })),
      ...(parameters ?? []).map(([name, schema]) => ({ name, schema, accepts: accepts(query, {}) })),
    ].flatMap(({ name, schema, ...field }) => {
      const { pattern, maxLength = 10_000 } = branch(schema);
      return pattern === undefined
        ? []
        : [{ field: `${reference.id} ${name}`, name, pattern: new RegExp(pattern, 'u'), maxLength, ...field }];
    });
  });

  it.each(patterns)('$field is taken whenever it looks as documented', ({ name, pattern, maxLength, accepts: isTaken }) => {
    const documented = fc.stringMatching(pattern).filter((value) => Array.from(value).length <= maxLength && value.isWellFormed());
    fc.assert(fc.property(documented, (value) => isTaken(name, value)));
  });

  it.each([
    ['createProject name', ['', ' ', '\u3000\ufeff', 'a\0b', 'x'.repeat(201)], ['x', ' x ', `  ${'x'.repeat(200)}  `, '🦊']],
    ['generateBrand prompt', ['', '\n\t', 'a\0b'], ['x', ' a fox\nand a hen ']],
    ['generateBrand webhook_url', ['', 'http://example.com/', 'https://user@example.com/', 'https://127.0.0.1/', 'https://a b.com/'], []],
    [
      'generateBrand webhook_url',
      ['https://localhost/', 'https://example.com:65536/'],
      ['https://example.com', 'HTTPS://a-1.example.com:8443/x?y#z'],
    ],
    ['listProjects starting_after', ['', 'proj_1', 'job_01h455vb4pex5vsknk084sn02q'], ['proj_01h455vb4pex5vsknk084sn02q']],
  ])('%s looks as the API wants it', (field, refused, taken) => {
    const { pattern, name, accepts: isTaken } = patterns.find((each) => each.field === field) ?? {};
    for (const value of [...refused, ...taken]) {
      expect([value, pattern?.test(value)]).toEqual([value, taken.includes(value)]);
      expect([value, isTaken?.(name ?? '', value)]).toEqual([value, taken.includes(value)]);
    }
  });
});

type Fields = Record<string, Record<string, unknown>>;

/** A nullable field documents its rules in a branch. */
function branch(schema: Record<string, unknown>): { pattern?: string; maxLength?: number } {
  const [first] = Array.isArray(schema.anyOf) ? (schema.anyOf as Record<string, unknown>[]) : [schema];
  return first ?? {};
}

function accepts(schema: z.ZodType | undefined, example: object | undefined) {
  return (name: string, value: string): boolean =>
    schema?.safeParse({ ...example, [name]: value }).success === true &&
    (name !== 'webhook_url' || webhookUrlProblem(value, publicWebhooks) === null);
}
