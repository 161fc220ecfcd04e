import { createHash } from 'node:crypto';
import { createEngine, type Identity, type StyleNode } from '@blazon/brand-engine';
import { table } from './errors.js';

/** Files by their name. */
export type Files = Record<string, string>;

export interface Drawn {
  pictures: Files;
  pages: Files;
}

const brief = 'a calm coffee roastery called Driftwood, deep greens';
/** One of the many hands that could have drawn it. */
const hand = '2';

/** Each of them refines the identity of the brief. */
const recipes = {
  fox: 'use a fox',
  colours: 'navy and gold',
  warmer: 'warmer',
  darker: 'darker',
  capitals: 'all capitals',
  slab: 'a slab serif typeface',
  wordmark: 'only the wordmark',
  mountain: 'use a mountain instead, keep the font',
  order: 'symbol to the right of the name',
  inverse: 'light on dark',
};

/** Each of them refines the one before. */
const chain = { 'chain-2': 'use a fox', 'chain-3': 'navy and gold', 'chain-4': 'all capitals, keep the colours' };

const gallery: Files = {
  'gallery-1': 'Harbor Lane, a sailing school in navy and sand',
  'gallery-2': 'a playful ice cream truck named Scoopsie, pink and mint',
  'gallery-3': 'Ember & Oak, a wood-fired bakery, warm terracotta',
  'gallery-4': 'a fintech called Ledgerly, trustworthy, deep blue',
  'gallery-5': 'Fernhill botanical garden, elegant, forest green, serif type',
  'gallery-6': 'an astronomy club named Perihelion, violet',
};

const understood = [
  'an elegant tea house called Jade Lantern, forest green and gold, no gradients, serif type',
  'a bicycle workshop named Spoke & Sons, use a wheel, bright red, holographic foil',
];

/** Draws every picture of the guides, and writes the parts of the pages that tell what the engine made of the words. */
export async function draw(): Promise<Drawn> {
  const engine = await createEngine();
  const pictures: Files = {};
  const keep = (name: string, { assets }: Identity): void => {
    pictures[`${name}.svg`] = assets.logo_svg;
    pictures[`${name}-dark.svg`] = assets.logo_svg_dark;
  };
  const generate = (prompt: string, seed = prompt, watermark = false) => engine.generate({ prompt, seed: seedOf(seed), watermark });
  const refine = (prompt: string, node: StyleNode, previous: StyleNode | null) =>
    engine.refine({ prompt, node, previous, seed: seedOf(prompt), watermark: false });

  for (const [name, prompt] of Object.entries(gallery)) keep(name, await generate(prompt));
  const root = await generate(brief, hand);
  keep('driftwood', root);
  keep('sandbox', await generate(brief, hand, true));

  const cookbook = [picture('driftwood', brief, root)];
  for (const [name, prompt] of Object.entries(recipes)) {
    const refined = await refine(prompt, root.node, null);
    keep(name, refined);
    cookbook.push(picture(name, prompt, refined));
  }
  const links = [picture('driftwood', brief, root)];
  let [previous, current] = [null as StyleNode | null, root.node];
  for (const [name, prompt] of Object.entries(chain)) {
    const refined = await refine(prompt, current, previous);
    keep(name, refined);
    links.push(picture(name, prompt, refined));
    [previous, current] = [current, refined.node];
  }
  const readings: string[] = [];
  for (const [index, prompt] of understood.entries()) {
    const identity = await generate(prompt);
    keep(`understood-${index + 1}`, identity);
    readings.push(reading(`understood-${index + 1}`, prompt, identity));
  }
  return {
    pictures,
    pages: {
      'gallery.md': figures(Object.entries(gallery).map(([name, prompt]) => figure(name, prompt))),
      'brief.md': figures([figure('driftwood', brief)]),
      'sandbox.md': figures([figure('driftwood', 'live'), figure('sandbox', 'sandbox')]),
      'cookbook.md': figures(cookbook),
      'chain.md': figures(links),
      'interpretation.md': readings.join('\n'),
    },
  };
}

function seedOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function figures(all: string[]): string {
  return `<div class="figures">\n${all.join('\n')}\n</div>\n`;
}

/** A logo in the variant of the reader's theme. */
function figure(name: string, caption: string, note = ''): string {
  const image = (file: string, theme: string) =>
    `<img class="${theme}" src="/pictures/${file}.svg" alt="${escape(caption)}" width="240" height="120">`;
  return `<figure>${image(name, 'on-light')}${image(`${name}-dark`, 'on-dark')}<figcaption>${escape(caption)}${note}</figcaption></figure>`;
}

function picture(name: string, prompt: string, { interpretation }: Identity): string {
  return figure(name, prompt, ` <small>${escape(interpretation.summary)}</small>`);
}

function reading(name: string, prompt: string, { interpretation }: Identity): string {
  const clauses = interpretation.clauses.map(({ text, outcome, reason }) => [text, `\`${outcome}\``, reason ?? '']);
  return `${figures([figure(name, prompt)])}\n\`summary\`: ${interpretation.summary}\n\n${table(['text', 'outcome', 'reason'], clauses)}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
