import { createHash } from 'node:crypto';
import { environments } from '@blazon/contracts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../openapi/document.js';
import { referencePage, referenceStyle } from '../../openapi/reference-page.js';
import type { SecretScanning } from '../../secret-scanning/secret-scanning.js';
import { assertJsonContentType } from '../json-body.js';

/** GitHub may report many keys at once. */
const reportLimit = 1024 * 1024;

/** What answers without a key: the reference on both hosts, and GitHub's reports of leaked keys on the live one. */
export function addOpenRoutes(app: FastifyInstance, secretScanning: SecretScanning): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = referencePage(document);
  const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
  app.get('/openapi.json', { config: { openOn: environments } }, (_request, reply) => reply.type('application/json').send(json));
  app.get('/docs', { config: { openOn: environments } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
      .send(page),
  );
  app.post(
    '/integrations/github/secret-scanning',
    {
      config: { openOn: ['live'] },
      bodyLimit: reportLimit,
      onRequest: ({ headers }, _reply, done) => {
        assertJsonContentType(headers['content-type'], headers['content-encoding']);
        done();
      },
    },
    (request) => secretScanning.report(request.headers, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
  );
}
