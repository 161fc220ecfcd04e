import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createEngine, type Identity, type StyleNode, UnsupportedPromptError } from '@blazon/brand-engine';
import { type BrandArguments, parseArguments, UsageError } from './arguments.js';
import { writeIdentity } from './identity-files.js';

/** What is kept of an identity: its node, and the node it was refined from, for "go back". */
interface KeptNode {
  node: StyleNode;
  previous: StyleNode | null;
}

async function draw({ prompt, refine, seed, watermark }: BrandArguments): Promise<Identity & { previous: StyleNode | null }> {
  const engine = await createEngine();
  if (refine === undefined) return { ...(await engine.generate({ prompt, seed: seedOf(seed ?? prompt), watermark })), previous: null };
  const kept = await readNode(refine);
  const identity = await engine.refine({
    prompt,
    node: kept.node,
    previous: kept.previous,
    seed: seedOf(seed ?? kept.node.seed + prompt),
    watermark,
  });
  return { ...identity, previous: kept.node };
}

async function readNode(path: string): Promise<KeptNode> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptNode;
  } catch (error) {
    throw new UsageError(`${path} is not a node.json of an earlier result: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function seedOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function report({ assets, node }: Identity): string {
  const { refinement } = node;
  return [
    `${node.decisions.name}: ${assets.font_family} ${assets.font_weight_heading}/${assets.font_weight_body}, ${assets.primary_color} with ${assets.secondary_color}`,
    ...(refinement?.applied.map(({ clause, changed }) => `  applied      ${clause} (${changed.join(', ') || 'nothing had to change'})`) ??
      []),
    ...(refinement?.notApplied.map(({ clause, reason }) => `  not applied  ${clause}: ${reason}`) ?? []),
  ].join('\n');
}

try {
  const args = parseArguments(process.argv.slice(2));
  const identity = await draw(args);
  const folder = resolve(args.out ?? `out/${slug(identity.node.decisions.name)}`);
  const files = await writeIdentity(identity, folder);
  console.log(`${report(identity)}\n\n${files.map((file) => `  ${file}`).join('\n')}`);
} catch (error) {
  const expected = error instanceof UsageError || error instanceof UnsupportedPromptError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'brand'
  );
}
