import { legibilityOf, picture } from '../geometry/raster.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { punched } from '../geometry/cut.js';
import { squircle } from '../geometry/shapes.js';
import { Pack } from '../pack/pack.js';
import { appIcon, favicon, glyphOf } from './app-icon.js';
import { brandFilesOf } from './files.js';
import { lockupsOf } from './lockups.js';
import { shortened } from './mock-ups.js';
import { brandSheet } from './sheet.js';
import { typeScale } from './type-scale.js';

let engine: Engine;
let pack: Pack;
let identities: Identity[];
beforeAll(async () => {
  pack = Pack.load();
  engine = await createEngine();
  const prompts = [
    'Bookshop called Marginalia',
    'Law firm Ada & Finch',
    'Cyber security Bastion, indigo',
    'Toy shop Bumblebox, bright yellow',
  ];
  identities = [];
  for (const prompt of prompts) identities.push(...(await engine.variations({ prompt, seed: 'one', count: 6, watermark: false })));
});

it('the sign for a browser tab is read at 16 px, whatever the mark', () => {
  for (const { node } of identities) {
    const glyph = glyphOf(node.decisions, pack, 0.72);
    const sign = picture([punched(squircle(50, 50, 50, 0.93), glyph)], { x: 0, y: 0, width: 100, height: 100 }, 128);
    expect(legibilityOf(sign).at16).toBeGreaterThanOrEqual(0.78);
  }
});

it('an identity of symbol and name has five lock-ups, in one ink the last', () => {
  for (const { node } of identities) {
    const lockups = lockupsOf(node.decisions, pack, false);
    const isComposed = ['wordmark', 'badge', 'lockup'].includes(node.decisions.layout.kind);
    expect(lockups.map(({ id }) => id)).toEqual(
      isComposed ? ['horizontal', 'one-colour'] : ['horizontal', 'stacked', 'symbol', 'wordmark', 'one-colour'],
    );
    const fills = new Set([...(lockups.at(-1)?.light ?? '').matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex));
    expect(fills.size).toBe(1);
  }
});

it('the sheet needs no other file and has every part', () => {
  const [first] = identities as [Identity];
  const sheet = brandSheet(first, pack);
  for (const title of ['Lock-ups', 'Colours', 'Type', 'Clear space', 'Small sizes', 'In use']) expect(sheet).toContain(`<h2>${title}</h2>`);
  expect(sheet.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|href=|<script/);
});

it('what a sandbox hands over is watermarked in every file', () => {
  const [first] = identities as [Identity];
  const [plain, marked] = [brandFilesOf(first, pack), brandFilesOf(first, pack, true)];
  const drawings = marked.filter(({ path }) => !path.startsWith('logo'));
  for (const { path, content } of drawings) expect(plain.find((file) => file.path === path)?.content).not.toBe(content);
});

it('a name cannot write markup into the sheet', async () => {
  const identity = await engine.generate({ prompt: 'A shop called "<script>alert(1)</script> & Co"', seed: 'one', watermark: false });
  for (const { content } of brandFilesOf(identity, pack)) expect(content).not.toContain('<script');
});

it('sizes fall from display to caption, and lines have room for their letters', () => {
  for (const { node } of identities) {
    const { steps } = typeScale(node.decisions, pack);
    expect(steps.map(({ size }) => size)).toEqual([...steps.map(({ size }) => size)].sort((a, b) => b - a));
    for (const { size, lineHeight } of steps) expect(lineHeight).toBeGreaterThan(size);
  }
});

it('icons are the same to the byte each time', () => {
  const [{ node }] = identities as [Identity];
  expect([appIcon(node.decisions, pack, false), favicon(node.decisions, pack, false)]).toEqual([
    appIcon(node.decisions, pack, false),
    favicon(node.decisions, pack, false),
  ]);
});

it.each([
  ['Driftwood', 'Driftwood'],
  ['Kiln Street Ceramics', 'Kiln Street'],
  ['Hahn & Kolbenschmidt', 'Hahn'],
  ['Keramikwerkstatt Tonart', 'Keramikwer…'],
])('under an icon %s is written as %s', (name, label) => {
  expect(shortened(name, 11)).toBe(label);
});
