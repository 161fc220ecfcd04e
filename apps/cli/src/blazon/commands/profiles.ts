import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { LOCAL, type Profile } from '../session/profile.js';
import { profilesPath, readProfiles, writeProfiles } from '../session/profiles-file.js';
import type { GlobalOptions } from '../session/session.js';
import { UserError } from '../session/user-error.js';
import { Output } from '../terminal/output.js';
import { table } from '../terminal/table.js';

interface AddOptions {
  liveUrl?: string;
  sandboxUrl?: string;
  liveKey?: string;
  testKey?: string;
  workspace?: string;
  webhookSecret?: string;
  adminUrl?: string;
  adminToken?: string;
  ca?: string;
}

export function profilesCommand(): Command {
  const profiles = new Command('profiles').description('installations of Blazon to work with, and the keys for them');
  profiles
    .command('list', { isDefault: true })
    .description('list profiles; the current one is marked')
    .action(async (_options: object, command: Command) => {
      const { current, profiles: all } = await readProfiles();
      const shown = [LOCAL, ...Object.keys(all)].map((name) => {
        const { live, sandbox } = all[name] ?? {};
        return { name, current: name === current, live: live ?? null, sandbox: sandbox ?? null };
      });
      outputOf(command).result(shown, () =>
        table(
          shown.map((one) => [one.current ? '*' : ' ', one.name, one.live ?? one.sandbox ?? 'what npm start runs here']),
          '',
        ),
      );
    });
  profiles
    .command('add')
    .description('add or replace a profile; keys are best given as variables, which no history keeps')
    .argument('<name>')
    .option('--live-url <url>', 'address of the live environment')
    .option('--sandbox-url <url>', 'address of the sandbox')
    .addOption(new Option('--live-key <key>', 'sk_live_…').env('BLAZON_LIVE_KEY'))
    .addOption(new Option('--test-key <key>', 'sk_test_…').env('BLAZON_TEST_KEY'))
    .option('--workspace <id>', 'id of the workspace (ws_…)')
    .addOption(new Option('--webhook-secret <secret>', 'whsec_…').env('BLAZON_WEBHOOK_SECRET'))
    .option('--admin-url <url>', 'address of the Admin API')
    .addOption(new Option('--admin-token <token>').env('BLAZON_ADMIN_TOKEN'))
    .option('--ca <file>', 'certificate authority to trust')
    .action(async (name: string, options: AddOptions, command: Command) => {
      if (name === LOCAL) throw new UserError(`${LOCAL} always means the Blazon of this machine. Choose another name.`);
      const kept = await readProfiles();
      await writeProfiles({ ...kept, profiles: { ...kept.profiles, [name]: profileOf(options) } });
      outputOf(command).result(
        { name, file: profilesPath() },
        () => `${name} is kept in ${profilesPath()}; use it: blazon profiles use ${name}`,
      );
    });
  profiles
    .command('use')
    .description('make a profile the current one')
    .argument('<name>')
    .action(async (name: string, _options: object, command: Command) => {
      const kept = await readProfiles();
      if (name !== LOCAL) requireProfile(kept.profiles, name);
      await writeProfiles({ ...kept, current: name });
      outputOf(command).result({ current: name }, () => `${name} is the current profile`);
    });
  profiles
    .command('remove')
    .description('forget a profile and its keys')
    .argument('<name>')
    .action(async (name: string, _options: object, command: Command) => {
      const kept = await readProfiles();
      requireProfile(kept.profiles, name);
      const others = Object.fromEntries(Object.entries(kept.profiles).filter(([other]) => other !== name));
      await writeProfiles({ current: kept.current === name ? LOCAL : kept.current, profiles: others });
      outputOf(command).result({ removed: name }, () => `${name} is forgotten`);
    });
  return profiles;
}

function outputOf(command: Command): Output {
  return new Output(command.optsWithGlobals<GlobalOptions>().json ?? false);
}

function requireProfile(profiles: Record<string, Profile>, name: string): void {
  if (!(name in profiles)) throw new UserError(`There is no profile ${name}. There are: ${[LOCAL, ...Object.keys(profiles)].join(', ')}.`);
}

function profileOf(options: AddOptions): Profile {
  const { liveUrl, sandboxUrl, liveKey, testKey, workspace, webhookSecret, adminUrl, adminToken, ca } = options;
  return {
    ...(liveUrl !== undefined && { live: liveUrl }),
    ...(sandboxUrl !== undefined && { sandbox: sandboxUrl }),
    ...(ca !== undefined && { ca: resolve(ca) }),
    workspace: {
      ...(workspace !== undefined && { id: workspace }),
      ...(liveKey !== undefined && { live_key: liveKey }),
      ...(testKey !== undefined && { test_key: testKey }),
      ...(webhookSecret !== undefined && { webhook_secret: webhookSecret }),
    },
    ...(adminUrl !== undefined && adminToken !== undefined && { admin: { url: adminUrl, token: adminToken } }),
  };
}
