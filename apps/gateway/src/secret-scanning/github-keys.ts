import { readFile } from 'node:fs/promises';
import { DomainError } from '@blazon/kernel';
import { z } from 'zod';
import type { GitHubKey } from '../domain/github-signature.js';

const KeyList = z.object({ public_keys: z.array(z.object({ key_identifier: z.string(), key: z.string() })) });

const timeoutMs = 5_000;
/** How often an id that is not in GitHub's list may make us fetch the list again: strangers can send any id. */
const refetchAfterMs = 60_000;

/** The public keys with which GitHub signs, from a file or a URL in GitHub's own format. */
export class GitHubKeys {
  private known: GitHubKey[] = [];
  private loadedAt = -Infinity;

  constructor(private readonly source: string) {}

  async find(id: string): Promise<GitHubKey | undefined> {
    const known = this.known.find((key) => key.key_identifier === id);
    if (known !== undefined || !this.mayLoad()) return known;
    this.known = await this.load();
    this.loadedAt = Date.now();
    return this.known.find((key) => key.key_identifier === id);
  }

  private get isUrl(): boolean {
    return /^https?:\/\//.test(this.source);
  }

  private mayLoad(): boolean {
    return !this.isUrl || Date.now() - this.loadedAt > refetchAfterMs;
  }

  private async load(): Promise<GitHubKey[]> {
    try {
      const text = this.isUrl
        ? await fetch(this.source, { signal: AbortSignal.timeout(timeoutMs) }).then((response) => response.text())
        : await readFile(this.source, 'utf8');
      return KeyList.parse(JSON.parse(text)).public_keys;
    } catch (cause) {
      throw new DomainError('unavailable', 'service_unavailable', "GitHub's public keys cannot be read right now. Try again in a moment.", {
        retryAfterSeconds: 60,
        cause,
      });
    }
  }
}
