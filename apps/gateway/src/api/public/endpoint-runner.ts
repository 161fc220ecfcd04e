import { parseParams } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../admission/keyed-callers.js';
import { fingerprint, idempotencyKey } from '../../domain/fingerprint.js';
import { type Claim, IdempotentResults, type StoredResult } from '../../idempotency/idempotent-results.js';
import { pathOf } from '../http-app.js';
import { parseJson } from '../json-body.js';
import type { Call, Endpoint } from './endpoint.js';

const emptyBody = Buffer.alloc(0);

/** A read that was begun for whoever the caller was expected to be. */
export interface ReadAhead {
  workspaceId: string;
  result: Promise<StoredResult>;
}

/** Runs an endpoint for an admitted caller whose body has arrived: idempotency, JSON, fields, then the work itself. */
@Injectable()
export class EndpointRunner {
  constructor(private readonly results: IdempotentResults) {}

  async run(endpoint: Endpoint, caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const { status, body } = await this.result(endpoint, caller, request, reply);
    reply.status(status).header('content-type', 'application/json; charset=utf-8');
    return body;
  }

  /** Begins a read before the caller is admitted: half of what such a request takes is waiting for the one and then for the other. */
  readAhead(endpoint: Endpoint, expected: Caller, request: FastifyRequest): ReadAhead {
    const result = this.read(endpoint, expected, request);
    // Whoever is admitted hears of it when it is awaited; nobody else does.
    result.catch(() => undefined);
    return { workspaceId: expected.workspaceId, result };
  }

  private async read(endpoint: Endpoint, caller: Caller, request: FastifyRequest): Promise<StoredResult> {
    // What makes nothing needs no id of its own.
    return perform(endpoint, checkedCall(endpoint, caller, request, request.id));
  }

  private async result(endpoint: Endpoint, caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<StoredResult> {
    const { readAhead } = request;
    if (readAhead?.workspaceId === caller.workspaceId) return readAhead.result;
    const { creates, method } = endpoint.operation;
    if (method === 'GET') return this.read(endpoint, caller, request);
    const freshId = creates === undefined ? request.id : newId(creates);
    const key = method === 'POST' ? idempotencyKey(request.headers['idempotency-key']) : undefined;
    if (key === undefined) return perform(endpoint, checkedCall(endpoint, caller, request, freshId));
    const claimed = await this.results.claim(
      {
        tenant: { workspace_id: caller.workspaceId, environment: caller.environment },
        key,
        fingerprint: fingerprint(request.method, pathOf(request), bodyOf(request)),
      },
      freshId,
    );
    if ('result' in claimed) {
      reply.header('idempotent-replayed', 'true');
      return claimed.result;
    }
    return this.runClaimed(endpoint, caller, request, claimed.claim);
  }

  /** Stores the result before anybody sees it; a run that fails gives the key back. */
  private async runClaimed(endpoint: Endpoint, caller: Caller, request: FastifyRequest, claim: Claim): Promise<StoredResult> {
    try {
      const call = checkedCall(endpoint, caller, request, claim.resourceId);
      if (endpoint.projectOf !== undefined) await this.results.concerns(claim, endpoint.projectOf(call));
      const result = await perform(endpoint, call);
      await this.results.complete(claim, result);
      return result;
    } catch (error) {
      // If even this fails, the lease ends by itself.
      await this.results.release(claim).catch(() => undefined);
      throw error;
    }
  }
}

/** The schemas of the endpoint make the types that its handler was written for. */
function checkedCall(endpoint: Endpoint, caller: Caller, request: FastifyRequest, id: string): Call<never, never> {
  const { operation } = endpoint;
  const body = operation.body && parseParams(operation.body, parseJson(bodyOf(request)));
  return {
    tenant: { workspace_id: caller.workspaceId, environment: caller.environment },
    requestId: request.id,
    params: request.params as Record<string, string>,
    query: parseParams(operation.query, request.query) as never,
    body: body as never,
    newId: id,
  };
}

async function perform(endpoint: Endpoint, call: Call<never, never>): Promise<StoredResult> {
  return { status: endpoint.operation.status, body: await endpoint.handle(call) };
}

function bodyOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : emptyBody;
}
