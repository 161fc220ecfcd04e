import { LOGGER, type Logger } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Workspaces } from '../workspaces/workspaces.js';

/** A token that GitHub has found. */
export const FoundToken = z.object({ token: z.string(), type: z.string(), url: z.string().nullish() });
export type FoundToken = z.output<typeof FoundToken>;
export const FoundTokens = z.array(FoundToken);

/** Our answer to GitHub about a token that it found, in GitHub's format. */
export interface Verdict {
  token_raw: string;
  token_type: string;
  label: 'true_positive' | 'false_positive';
}

/** Revokes keys that GitHub has found in public. */
@Injectable()
export class SecretScanning {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly workspaces: Workspaces,
  ) {}

  async revoke(found: FoundToken[]): Promise<Verdict[]> {
    const leaked = await this.workspaces.revokeLeakedKeys(found.map(({ token, url }) => ({ token, url: url ?? null })));
    this.logger.warn({ reported: found.length, revoked: leaked.size }, 'GitHub reported leaked keys');
    return found.map(({ token, type }) => ({
      token_raw: token,
      token_type: type,
      label: leaked.has(token) ? 'true_positive' : 'false_positive',
    }));
  }
}
