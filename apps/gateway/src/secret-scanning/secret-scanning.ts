import { parseParams } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { CONFIG, LOGGER, type Logger } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../api/json-body.js';
import type { GatewayConfig } from '../config.js';
import { isSignedByGitHub } from '../domain/github-signature.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { GitHubKeys } from './github-keys.js';

const Matches = z.array(z.object({ token: z.string(), type: z.string() }));

/** What we tell GitHub about a token it found, in its own words. */
export interface Verdict {
  token_raw: string;
  token_type: string;
  label: 'true_positive' | 'false_positive';
}

/** Revokes keys that GitHub has found in public. */
@Injectable()
export class SecretScanning {
  private readonly keys: GitHubKeys;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly workspaces: Workspaces,
  ) {
    this.keys = new GitHubKeys(config.BLAZON_GITHUB_KEYS);
  }

  /** Handles a report of GitHub; a report that GitHub did not sign changes nothing. */
  async report(headers: IncomingHttpHeaders, body: Buffer): Promise<Verdict[]> {
    await this.assertSigned(headers, body);
    const matches = parseParams(Matches, parseJson(body));
    const leaked = await this.workspaces.revokeLeakedKeys(matches.map(({ token }) => token));
    this.logger.warn({ reported: matches.length, revoked: leaked.size }, 'GitHub reported leaked keys');
    return matches.map(({ token, type }) => ({
      token_raw: token,
      token_type: type,
      label: leaked.has(token) ? 'true_positive' : 'false_positive',
    }));
  }

  private async assertSigned(headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    const id = headers['github-public-key-identifier'];
    const signature = headers['github-public-key-signature'];
    const key = typeof id === 'string' ? await this.keys.find(id) : undefined;
    if (key !== undefined && typeof signature === 'string' && isSignedByGitHub(body, signature, key)) return;
    throw new DomainError('unauthenticated', 'invalid_signature', 'The request is not signed by GitHub.');
  }
}
