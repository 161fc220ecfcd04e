/** Writes apps/gateway/openapi.json: `nx openapi @blazon/gateway`, after a change of the public schemas. */
import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './document.js';

await writeFile(new URL('../../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
