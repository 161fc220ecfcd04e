import {
  Brand,
  BrandList,
  DeletedProject,
  ErrorEnvelope,
  Job,
  MemoryNode,
  MemoryNodeList,
  Project,
  ProjectList,
  WebhookEvent,
} from '@blazon/contracts';
import { z } from 'zod';
import { BrandsController } from '../public/brands.controller.js';
import { MemoryController } from '../public/memory.controller.js';
import { type OperationContract, operationsOf } from '../public/operation.js';
import { ProjectsController } from '../public/projects.controller.js';
import { webhooks } from './webhooks.js';
import { errorResponses, errorStatuses, responseHeaders } from './responses.js';

type JsonObject = Record<string, unknown>;

/** The part of an OpenAPI document that we make ourselves. */
export interface OpenApiDocument extends JsonObject {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: object };
  paths: Record<string, Record<string, OpenApiOperation>>;
}

interface OpenApiOperation extends JsonObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; description?: string; schema: JsonObject }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonObject; example: object } } };
  responses: Record<string, JsonObject>;
}

const resources = {
  Project,
  ProjectList,
  DeletedProject,
  Job,
  Brand,
  BrandList,
  MemoryNode,
  MemoryNodeList,
  WebhookEvent,
  Error: ErrorEnvelope,
};

const description = `Generates brand identities from a prompt: logo vectors in SVG, colours and fonts.

Every request carries an API key: \`Authorization: Bearer <API_KEY>\`. Live keys (\`sk_live_\`) work on the live host, test keys (\`sk_test_\`) on the sandbox host, and data of the two never meet. HTTPS only.

Requests are limited per workspace and calendar minute; the \`X-RateLimit-*\` headers of every answer say where you stand. Wait \`Retry-After\` seconds after a 429, a 503 and a 409; other 4xx fail again in the same way.

A POST may carry an \`Idempotency-Key\` (1 to 255 printable ASCII characters). Within 24 hours the same request with the same key gets the first result again, marked \`Idempotent-Replayed: true\`.

Results arrive by webhook (\`generation.success\`, \`generation.failed\`). Verify \`Service-Signature\`, the hex HMAC-SHA256 of the raw body bytes keyed with your webhook secret, and answer 2xx within 5 seconds; a failed attempt is repeated after 1, 5 and 30 minutes with the same bytes.

\`/docs\` (guides and a console to try calls in the sandbox) and \`/openapi.json\` need no key; pages count against the limit of the client address (100 requests a minute; an IPv6 client is its /64), the files that they load do not. Both tell in \`Blazon-Environment\` whether the host is \`live\` or \`sandbox\`. A request that cannot be read as HTTP is answered with 400 \`malformed_request\`, 408 \`request_timeout\` or 431 \`headers_too_large\`.`;

/** Every operation of the public API, from the handlers that implement them. */
export const publicOperations = operationsOf([ProjectsController, MemoryController, BrandsController]);

/** The OpenAPI description of the public API, made from the schemas that check its requests. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of publicOperations) {
    const path = operation.path.replace(/:([a-z_]+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Blazon', version: '1.0.0', description, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } },
    servers: [
      { url: 'https://{live_host}', description: 'live', variables: { live_host: { default: 'localhost:8443' } } },
      { url: 'https://{sandbox_host}', description: 'sandbox', variables: { sandbox_host: { default: 'localhost:8444' } } },
    ],
    security: [{ api_key: [] }],
    tags: [
      { name: 'Projects', description: 'Containers of everything that is generated for one brand.' },
      { name: 'Brands', description: 'Generation and its results.' },
      { name: 'Memory', description: 'What earlier generations decided, for refinements.' },
      { name: 'Webhooks', description: 'What your server receives.' },
    ],
    paths,
    webhooks,
    components: {
      securitySchemes: { api_key: { type: 'http', scheme: 'bearer', description: 'sk_live_… on the live host, sk_test_… on the sandbox' } },
      headers: responseHeaders,
      responses: errorResponses,
      schemas: resourceSchemas(),
    },
  };
}

function describe(operation: OperationContract): OpenApiOperation {
  const { reference } = operation;
  return {
    operationId: reference.id,
    tags: [reference.tag],
    summary: reference.summary,
    description: reference.description,
    parameters: [...pathParameters(operation.path), ...queryParameters(operation.query), ...headerParameters(operation)],
    ...(operation.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(operation.body), example: reference.requestExample ?? {} } },
      },
    }),
    responses: {
      [operation.status]: {
        description: 'Success',
        headers: headerReferences(['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']),
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${nameOf(operation.response)}` },
            example: reference.responseExample,
          },
        },
      },
      ...Object.fromEntries(errorStatuses(reference.errors).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

function headerReferences(names: string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function pathParameters(path: string): OpenApiOperation['parameters'] {
  return [...path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: 'id of the project',
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType): OpenApiOperation['parameters'] {
  const { properties = {} } = jsonSchema(query) as { properties?: Record<string, JsonObject> };
  return Object.entries(properties).map(([name, { description: text, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    ...(typeof text === 'string' && { description: text }),
    schema,
  }));
}

function headerParameters(operation: OperationContract): OpenApiOperation['parameters'] {
  if (operation.creates === undefined) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'any unique string; a UUID is a good one',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]([ -~]*[!-~])?$' },
    },
  ];
}

/** The input side leaves resources open, since fields may be added to them; the bounds of safe integers say nothing to anybody. */
const conversion = {
  io: 'input',
  override: ({ jsonSchema: schema }: { jsonSchema: JsonObject }) => {
    if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  },
} as const;

function resourceSchemas(): JsonObject {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(resources)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...conversion, uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIdentity(schema)]));
}

function nameOf(response: z.ZodType): string {
  const entry = Object.entries(resources).find(([, schema]) => schema === response);
  if (entry === undefined) throw new Error('an operation answers with a resource that the reference does not name');
  return entry[0];
}

function jsonSchema(schema: z.ZodType): JsonObject {
  return withoutIdentity(z.toJSONSchema(schema, conversion));
}

/** Inside a document a schema is known by its place; its own dialect and id would only confuse tools. */
function withoutIdentity(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== '$id'));
}
