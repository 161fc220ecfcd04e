import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

it('the types are those of the OpenAPI document; run nx types @blazon/sdk after a change', async () => {
  const generator = resolve(root, 'node_modules/openapi-typescript/bin/cli.js');
  const args = [generator, 'apps/gateway/openapi.json', '--output', 'libs/sdk/src/openapi.ts', '--check'];
  await expect(promisify(execFile)(process.execPath, args, { cwd: root })).resolves.toBeDefined();
});
