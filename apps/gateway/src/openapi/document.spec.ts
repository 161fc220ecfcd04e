import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseParams, UpdateProject } from '@blazon/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
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
    const { stderr } = await promisify(execFile)(linter, ['lint', '--max-problems=50', committed], { cwd: gateway, env: environment });
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
});
