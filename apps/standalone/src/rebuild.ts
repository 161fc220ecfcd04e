import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadConfig } from '@blazon/platform';
import { standaloneConfig } from './config.js';
import { DataDir } from './data-dir.js';
import { NotRunningError, runningVariables, servicesFile } from './services-file.js';

/** The services whose tables are made from the log alone. */
const rebuildable = ['generation', 'memory-graph'] as const;
type Rebuildable = (typeof rebuildable)[number];

const usage = `Usage: npm run rebuild -- compare|switch [${rebuildable.join('|')}]`;

/** Runs a service's own `rebuild` with the variables of the running one; returns its exit code. */
async function rebuild(service: Rebuildable, mode: string, variables: Record<string, string>): Promise<number> {
  const program = fileURLToPath(new URL(`../../${service}/dist/rebuild.js`, import.meta.url));
  const child = spawn(process.execPath, ['--enable-source-maps', program, mode], {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function main(): Promise<number> {
  const [mode, only, ...rest] = process.argv.slice(2);
  const chosen = rebuildable.filter((service) => only === undefined || service === only);
  if ((mode !== 'compare' && mode !== 'switch') || chosen.length === 0 || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const dataDir = new DataDir(loadConfig(standaloneConfig, process.env).BLAZON_DATA_DIR);
  const variables = await runningVariables(dataDir.path, dataDir.file(servicesFile));
  let worst = 0;
  for (const service of chosen) worst = Math.max(worst, await rebuild(service, mode, variables[service] ?? {}));
  return worst;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof NotRunningError || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
