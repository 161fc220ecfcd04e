import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { architectureOf, createEngine, type Identity, Pack, type StyleNode, UnsupportedPromptError } from '@blazon/brand-engine';
import { type BrandArguments, parseArguments, UsageError } from './arguments.js';
import { writeIdentity } from './identity-files.js';

/** The stored part of an identity: its node, and the node it was refined from, for "go back". */
interface KeptNode {
  node: StyleNode;
  previous: StyleNode | null;
}

type Drawn = Identity & { previous: StyleNode | null };

async function draw({ prompt, refine, seed, count, watermark }: BrandArguments): Promise<Drawn[]> {
  const engine = await createEngine();
  if (refine === undefined) {
    const request = { prompt, seed: seedOf(seed ?? prompt), watermark };
    const drawn = count === undefined ? [await engine.generate(request)] : await engine.variations({ ...request, count });
    return drawn.map((identity) => ({ ...identity, previous: null }));
  }
  const kept = await readNode(refine);
  const identity = await engine.refine({
    prompt,
    node: kept.node,
    previous: kept.previous,
    seed: seedOf(seed ?? kept.node.seed + prompt),
    watermark,
  });
  return [{ ...identity, previous: kept.node }];
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

const outcomes = { applied: 'applied    ', kept: 'kept       ', not_applied: 'not applied' } as const;

function report({ assets, node, interpretation }: Identity): string {
  return [
    `${node.decisions.name}: ${architectureOf(node.decisions)}, ${assets.font_family} ${assets.font_weight_heading}/${assets.font_weight_body}, ${assets.primary_color} with ${assets.secondary_color}`,
    `  ${interpretation.summary}`,
    ...interpretation.clauses.map(({ text, outcome, reason }) => `  ${outcomes[outcome]}  ${text}${reason === null ? '' : `: ${reason}`}`),
  ].join('\n');
}

try {
  const args = parseArguments(process.argv.slice(2));
  const identities = await draw(args);
  const pack = Pack.load();
  for (const [i, identity] of identities.entries()) {
    const folder = resolve(args.out ?? `out/${slug(identity.node.decisions.name)}`, args.count === undefined ? '' : String(i + 1));
    const files = await writeIdentity(identity, folder, { watermark: args.watermark, pack });
    console.log(`${report(identity)}\n\n${files.map((file) => `  ${file}`).join('\n')}`);
  }
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
