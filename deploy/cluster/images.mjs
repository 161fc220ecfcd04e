// Builds the images of the release and brings them to where the nodes find them.
import { run, services, show } from './tools.mjs';

const words = (text) => text.split(/\s+/).filter((word) => word !== '');
const [builder, ...options] = words(process.env.CLUSTER_BUILD || 'docker build');
const baseOf = (variable) => (process.env[variable] ? ['--build-arg', `BASE=${process.env[variable]}`] : []);

/** The services under both tags: an upgrade to the second replaces every pod of theirs. */
export async function buildImages(repository, tags) {
  const revision = await run('git', ['rev-parse', 'HEAD']);
  const images = [];
  const build = async (name, under, ...args) => {
    const names = under.map((tag) => `${repository}/${name}:${tag}`);
    await show(builder, [...options, ...names.flatMap((each) => ['--tag', each]), ...args]);
    images.push(...names);
  };
  const base = baseOf('CLUSTER_BASE');
  for (const app of services)
    await build(app, tags, ...base, '--file', 'deploy/Dockerfile', '--build-arg', `APP=${app}`, '--build-arg', `REVISION=${revision}`, '.');
  await build('postgres', ['18.4'], ...base, '--file', 'deploy/postgres/Dockerfile', '.');
  await build('kafka', ['4.3.1'], ...baseOf('CLUSTER_KAFKA_BASE'), 'deploy/kafka');
  const [loader, ...loaderOptions] = words(process.env.CLUSTER_LOAD ?? '');
  if (loader !== undefined) await show(loader, [...loaderOptions, ...images]);
}
