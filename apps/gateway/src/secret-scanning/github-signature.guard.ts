import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { isSignedByGitHub } from '../domain/github-signature.js';
import { GitHubKeys } from './github-keys.js';

/** Admits only requests whose bytes GitHub has signed. */
@Injectable()
export class GitHubSignatureGuard implements CanActivate {
  private readonly keys: GitHubKeys;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.keys = new GitHubKeys(config.BLAZON_GITHUB_KEYS);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const id = headers['github-public-key-identifier'];
    const signature = headers['github-public-key-signature'];
    const key = typeof id === 'string' ? await this.keys.find(id) : undefined;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (key !== undefined && typeof signature === 'string' && isSignedByGitHub(bytes, signature, key)) return true;
    throw new DomainError('unauthenticated', 'invalid_signature', 'The request is not signed by GitHub.');
  }
}
