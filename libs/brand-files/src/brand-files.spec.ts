import { createEngine, type Identity, Pack } from '@blazon/brand-engine';
import { unzipSync } from 'fflate';
import { fontFilesOf, guidelinesOf, guidelinesPage, guidelinesPdf, png, zipped } from './index.js';

const pack = Pack.load();
let identity: Identity;

beforeAll(async () => {
  const engine = await createEngine();
  const [first] = await engine.variations({ prompt: 'Law firm Ada & Finch, navy', seed: 'one', count: 1, watermark: false });
  if (!first) throw new Error('the engine drew nothing');
  identity = first;
});

describe('the font files of an identity', () => {
  it('are OpenType, in the weights that it uses, each named by the style sheet', () => {
    const files = fontFilesOf(identity, pack);
    const fonts = files.filter(({ path }) => /\.(ttf|otf)$/.test(path));
    const css = Buffer.from(files.find(({ path }) => path === 'fonts/fonts.css')?.content ?? []).toString();
    expect(fonts.length).toBeGreaterThan(0);
    for (const { path, content } of fonts) {
      expect(['00010000', '4f54544f']).toContain(Buffer.from(content.subarray(0, 4)).toString('hex'));
      expect(css).toContain(`url('${path.replace('fonts/', '')}')`);
    }
    expect(css).toContain(`font-family: '${identity.assets.font_family}'`);
  });

  it('carry whose they are and the whole text of their licence, whatever the font', () => {
    for (const { id, family } of pack.fonts) {
      const licence = pack.licence(id);
      expect(licence).toMatch(new RegExp(`^${family}: (OFL-1\\.1|Apache-2\\.0)\\. `));
      expect(licence).toMatch(/SIL OPEN FONT LICENSE Version 1\.1|Apache License\s+Version 2\.0/);
    }
  });
});

describe('a font whose name its authors reserve', () => {
  const drawnIn = (font: string): Pick<Identity, 'node'> => {
    const { node } = identity;
    return { node: { ...node, decisions: { ...node.decisions, type: { ...node.decisions.type, font } } } };
  };

  it('is not passed on changed under that name; a note says where the original is', () => {
    const files = fontFilesOf(drawnIn('playfair-display'), pack);
    expect(files.map(({ path }) => path)).toEqual(['fonts/READ-ME.txt']);
    expect(Buffer.from(files[0]?.content ?? []).toString()).toMatch(
      /reserves the name.*https:\/\/fonts\.google\.com\/specimen\/Playfair\+Display.*with Reserved Font Name "Playfair Display"/s,
    );
  });

  it('is each one whose notice says so, and no other', () => {
    const kept = pack.fonts.filter(({ id }) => fontFilesOf(drawnIn(id), pack).length === 1).map(({ family }) => family);
    const reserving = pack.fonts.filter(({ id }) => /reserved font name/i.test(pack.notice(id))).map(({ family }) => family);
    // Adobe reserves "Source", which this one is not called.
    expect(kept).toEqual(reserving.filter((family) => family !== 'DM Serif Display'));
    expect(kept).toHaveLength(21);
  });
});

describe('the style guidelines', () => {
  it('are a page that needs no other file and runs nothing', () => {
    const page = guidelinesPage(guidelinesOf(identity, pack, false), pack);
    expect(page).toContain('<title>Ada &#38; Finch: style guidelines</title>');
    expect(page).toContain(identity.assets.primary_color);
    expect(page).not.toMatch(/<script|<link|@import|url\((?!#)|(src|href)=/);
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });

  it('are a document of six pages', async () => {
    const pdf = Buffer.from(await guidelinesPdf(guidelinesOf(identity, pack, false), pack)).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(6);
    expect(pdf.length).toBeLessThan(1_500_000);
  });

  it('say for what a colour may be used by its contrast', () => {
    const { swatches } = guidelinesOf(identity, pack, false);
    expect(swatches.find(({ role }) => role === 'Ink')?.use).toMatch(/^Text and shapes, \d+\.\d : 1 with white$/);
  });
});

it('a PNG has the width that was asked for', () => {
  expect(Buffer.from(png(identity.assets.logo_svg, 321)).readUInt32BE(16)).toBe(321);
});

it('an archive holds its files by their paths', () => {
  const files = fontFilesOf(identity, pack);
  expect(Object.keys(unzipSync(zipped(files))).sort()).toEqual(files.map(({ path }) => path).sort());
});
