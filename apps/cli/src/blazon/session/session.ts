import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Blazon, type HttpRequest } from '@blazon/sdk';
import type { Command } from 'commander';
import { Output } from '../terminal/output.js';
import { LOCAL, localProfile, type Profile } from './profile.js';
import { readProfiles } from './profiles-file.js';
import { UserError } from './user-error.js';

export interface GlobalOptions {
  profile?: string;
  live?: boolean;
  json?: boolean;
}

/** The context of a command: an installation, one of its environments, and where to print. */
export class Session {
  private constructor(
    readonly profile: Profile,
    readonly environment: 'live' | 'sandbox',
    readonly output: Output,
  ) {}

  static async open(command: Command): Promise<Session> {
    const options: GlobalOptions = command.optsWithGlobals();
    const profile = await profileOf(options.profile);
    if (profile.ca !== undefined) setDefaultCACertificates([...getCACertificates(), readFileSync(profile.ca, 'utf8')]);
    return new Session(profile, options.live ? 'live' : 'sandbox', new Output(options.json ?? false));
  }

  /** The public API of the environment. */
  get api(): Blazon {
    const { workspace = {} } = this.profile;
    const [baseUrl, apiKey, names] =
      this.environment === 'live'
        ? [this.profile.live, workspace.live_key, 'live address and live key']
        : [this.profile.sandbox, workspace.test_key, 'sandbox address and test key'];
    return new Blazon({ baseUrl: this.need(baseUrl, names), apiKey: this.need(apiKey, names) });
  }

  get workspaceId(): string {
    return this.need(this.profile.workspace?.id, 'workspace id');
  }

  get webhookSecret(): string {
    return this.need(this.profile.workspace?.webhook_secret, 'webhook secret');
  }

  get hasAdmin(): boolean {
    return this.profile.admin !== undefined;
  }

  /** A call of the Admin API. */
  admin<Answer>(method: HttpRequest['method'], path: string, fields: Pick<HttpRequest, 'body' | 'query' | 'signal'> = {}): Promise<Answer> {
    const { url, token } = this.need(this.profile.admin, 'Admin API');
    return new Blazon({ baseUrl: url, apiKey: token }).request({ method, path: `/admin${path}`, ...fields });
  }

  private need<Value>(value: Value | undefined, what: string): Value {
    if (value === undefined) throw new UserError(`The profile has no ${what}. See blazon profiles add --help.`);
    return value;
  }
}

async function profileOf(named: string | undefined): Promise<Profile> {
  const { current, profiles } = await readProfiles();
  const name = named ?? process.env.BLAZON_PROFILE ?? current;
  if (name === LOCAL) return localProfile();
  const profile = profiles[name];
  if (profile === undefined) {
    throw new UserError(`There is no profile ${name}. There are: ${[LOCAL, ...Object.keys(profiles)].join(', ')}.`);
  }
  return profile;
}
