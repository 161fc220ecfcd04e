import { ConfigError, loadConfig, type serviceConfig } from '../config.js';
import type { ServiceDefinition } from '../service.js';
import { rebuild, type RebuildMode } from './rebuild.js';

/** Distinguishes a switch that found the live tables wrong from one that failed. */
const exitCodeOfDifferences: Record<RebuildMode, number> = { compare: 1, switch: 3 };

/** The whole program `node rebuild.js compare|switch`: exit code 0 when live and rebuilt are the same, or were until the switch. */
export async function runRebuild<Schema extends typeof serviceConfig>(definition: ServiceDefinition<Schema>): Promise<void> {
  const [mode] = process.argv.slice(2);
  if (mode !== 'compare' && mode !== 'switch') {
    console.error('Usage: rebuild compare | rebuild switch');
    process.exit(2);
  }
  try {
    const config = loadConfig<Schema>(definition.config, process.env);
    const differences = await rebuild(definition, config, mode, ({ topic, partition, next, end }) => {
      console.log(`${definition.name}: ${topic}/${partition} at ${next} of ${end}`);
    });
    for (const { table, onlyLive, onlyRebuilt } of differences) {
      console.log(`${definition.name}: ${table} differs: ${onlyLive} rows only live, ${onlyRebuilt} rows only rebuilt`);
    }
    const verdict = differences.length === 0 ? 'the rebuilt tables are the same as the live ones' : 'the rebuilt tables differ';
    console.log(`${definition.name}: ${verdict}${mode === 'switch' ? '; they are in use now' : ''}`);
    process.exit(differences.length === 0 ? 0 : exitCodeOfDifferences[mode]);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
