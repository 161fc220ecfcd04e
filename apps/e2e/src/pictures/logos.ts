import { createHash } from 'node:crypto';
import type { createEngine, Identity, StyleNode } from '@blazon/brand-engine';
import { picture, text } from './svg.js';

type Engine = Awaited<ReturnType<typeof createEngine>>;

const prompts = [
  'a calm coffee roastery called Driftwood, deep greens',
  'Harbor Lane, a sailing school in navy and sand',
  'a playful ice cream truck named Scoopsie, pink and mint',
  'Ember & Oak, a wood-fired bakery, warm terracotta',
  'a fintech called Ledgerly, trustworthy, deep blue',
  'Fernhill botanical garden, elegant, forest green, serif type',
  'an astronomy club named Perihelion, violet',
  'Bruma, ein ruhiges Yoga-Studio in Salbei',
  'a bicycle workshop called Spoke & Sons, bright red',
  'Marginalia, a second-hand bookshop with an owl',
  'a mountain rescue charity named Cairn, orange',
  'Tidal, a surf school with a whale, turquoise',
];
/** One of the many hands that could have drawn it: the one of the documentation. */
const hand = '2';
const chain = ['a calm coffee roastery called Driftwood, deep greens', 'use a fox', 'navy and gold', 'all capitals, keep the colours'];

const tile = { width: 240, height: 130, caption: 44 };
const gap = 20;

/** A dozen identities, each with the sentence that made it. */
export async function identities(engine: Engine): Promise<string> {
  const columns = 4;
  const cells: string[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const identity = await engine.generate({ prompt, seed: seedOf(prompt), watermark: false });
    cells.push(cell(identity, prompt, index % columns, Math.floor(index / columns)));
  }
  return sheet(columns, prompts.length / columns, cells);
}

/** One identity and three refinements, each of the one before. */
export async function refinementChain(engine: Engine): Promise<string> {
  const cells: string[] = [];
  let [previous, node] = [null as StyleNode | null, null as StyleNode | null];
  for (const [index, prompt] of chain.entries()) {
    const wish = { prompt, seed: seedOf(index === 0 ? hand : prompt), watermark: false };
    const identity: Identity = node === null ? await engine.generate(wish) : await engine.refine({ ...wish, node, previous });
    cells.push(cell(identity, index === 0 ? prompt : `“${prompt}”`, index, 0));
    [previous, node] = [node, identity.node];
  }
  const arrows = chain
    .slice(1)
    .map((_, index) => text((index + 1) * (tile.width + gap) + gap / 2, gap + tile.height / 2 + 5, '→', centred));
  return sheet(chain.length, 1, [...cells, ...arrows]);
}

const centred = 'text-anchor="middle" fill="#555"';

function sheet(columns: number, rows: number, cells: string[]): string {
  return picture(columns * (tile.width + gap) + gap, rows * (tile.height + tile.caption) + gap, cells);
}

function cell({ assets }: Identity, caption: string, column: number, row: number): string {
  const [x, y] = [gap + column * (tile.width + gap), gap + row * (tile.height + tile.caption)];
  const margin = 14;
  const box = `x="${x + margin}" y="${y + margin}" width="${tile.width - 2 * margin}" height="${tile.height - 2 * margin}"`;
  const frame = `<rect x="${x}" y="${y}" width="${tile.width}" height="${tile.height}" rx="8" fill="none" stroke="#ddd"/>`;
  const lines = wrapped(caption).map((line, index) =>
    text(x + tile.width / 2, y + tile.height + 16 + index * 15, line, `${centred} font-size="12"`),
  );
  return `${frame}${assets.logo_svg.replace('<svg ', `<svg ${box} `)}${lines.join('')}`;
}

/** Lines of a caption, about as wide as its tile. */
function wrapped(caption: string): string[] {
  const lines = [''];
  for (const word of caption.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (longer.length > 40) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function seedOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}
