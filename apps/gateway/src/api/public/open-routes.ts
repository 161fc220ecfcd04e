import { createHash } from 'node:crypto';
import { environments } from '@blazon/contracts';
import { openApiDocument } from '../../openapi/document.js';
import { referencePage, referenceStyle } from '../../openapi/reference-page.js';
import type { SecretScanning } from '../../secret-scanning/secret-scanning.js';
import type { HttpRoute } from '../http-app.js';
import { assertJsonContentType } from '../json-body.js';

/** GitHub may report many keys at once. */
const reportLimit = 1024 * 1024;

/** What answers without a key: the reference on both hosts, and GitHub's reports of leaked keys on the live one. */
export function openRoutes(secretScanning: SecretScanning): HttpRoute[] {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = referencePage(document);
  const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
  return [
    {
      method: 'GET',
      url: '/openapi.json',
      config: { openOn: environments },
      handler: (_request, reply) => reply.type('application/json').send(json),
    },
    {
      method: 'GET',
      url: '/docs',
      config: { openOn: environments },
      handler: (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
          .send(page),
    },
    {
      method: 'POST',
      url: '/integrations/github/secret-scanning',
      config: { openOn: ['live'] },
      bodyLimit: reportLimit,
      onRequest: ({ headers }, _reply, done) => {
        assertJsonContentType(headers['content-type'], headers['content-encoding']);
        done();
      },
      handler: (request) => secretScanning.report(request.headers, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    },
  ];
}
