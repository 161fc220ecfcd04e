import { readFile } from 'node:fs/promises';
import { DomainError } from '@blazon/kernel';
import { z } from 'zod';
import type { GitHubKey } from '../domain/github-signature.js';

const KeyList = z.object({ public_keys: z.array(z.object({ key_identifier: z.string(), key: z.string() })) });

const FETCH_TIMEOUT_MS = 5_000;
/** How long the outcome of a fetch is cached, including a failure: strangers can send any id, as often as they like. */
const OUTCOME_STANDS_MS = 60_000;
/** GitHub withdraws keys too. */
const REFRESH_AFTER_MS = 24 * 3_600_000;

/** The public keys with which GitHub signs, from a file or a URL in GitHub's own format. */
export class GitHubKeys {
  private known: GitHubKey[] = [];
  private fetchedAt = -Infinity;
  private lastFetch: Promise<void> | undefined;
  private lastEndedAt = -Infinity;

  constructor(
    private readonly source: string,
    private readonly now: () => number = Date.now,
  ) {}

  async find(id: string): Promise<GitHubKey | undefined> {
    const known = this.keyOf(id);
    if (known !== undefined && this.now() - this.fetchedAt < REFRESH_AFTER_MS) return known;
    try {
      await this.refresh();
    } catch (error) {
      // Yesterday's keys are better than none.
      if (known === undefined) throw error;
    }
    return this.keyOf(id);
  }

  private keyOf(id: string): GitHubKey | undefined {
    return this.known.find((key) => key.key_identifier === id);
  }

  private get isUrl(): boolean {
    return /^https?:\/\//.test(this.source);
  }

  /** One fetch at a time, for all who wait. */
  private refresh(): Promise<void> {
    const stands = this.isUrl && this.now() - this.lastEndedAt < OUTCOME_STANDS_MS;
    const isUnderWay = this.lastEndedAt === Infinity;
    if (this.lastFetch !== undefined && (isUnderWay || stands)) return this.lastFetch;
    this.lastEndedAt = Infinity;
    this.lastFetch = this.fetch().finally(() => {
      this.lastEndedAt = this.now();
    });
    return this.lastFetch;
  }

  private async fetch(): Promise<void> {
    try {
      const text = this.isUrl
        ? await fetch(this.source, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).then((response) => response.text())
        : await readFile(this.source, 'utf8');
      this.known = KeyList.parse(JSON.parse(text)).public_keys;
      this.fetchedAt = this.now();
    } catch (cause) {
      throw new DomainError('unavailable', 'service_unavailable', "GitHub's public keys cannot be read right now. Try again in a moment.", {
        retryAfterSeconds: 60,
        cause,
      });
    }
  }
}
