import type { Brief } from './brief.js';
import { paintsOn } from './colour/paints.js';
import { compose } from './compose/compose.js';
import { failedGates, type Figures, measure } from './critics/gates.js';
import type { Decisions } from './decisions.js';
import { direct } from './direct/direct.js';
import { Pack } from './pack/pack.js';
import type { LockableField, RefinementRecord } from './refinement.js';
import { serialise } from './scene/serialise.js';
import { watermarked } from './scene/watermark.js';
import { createUnderstanding } from './understanding/index.js';
import { UnsupportedPromptError } from './unsupported-prompt.js';

export { UnsupportedPromptError };

/** The seven assets of a success, as they travel in the webhook. */
export interface Assets {
  logo_svg: string;
  logo_svg_dark: string;
  primary_color: string;
  secondary_color: string;
  font_family: string;
  font_weight_heading: string;
  font_weight_body: string;
}

/** Everything needed to draw an identity again and to refine it, without ranking anything anew. JSON only. */
export interface StyleNode {
  engineVersion: string;
  packHash: string;
  /** 128 bits in hex; every random choice comes from named sub-streams of it. */
  seed: string;
  brief: Brief;
  /** Every structural decision: family, icon, container, device, parameters, layout, case, tracking, palette, type. */
  decisions: Decisions;
  locks: LockableField[];
  refinement: RefinementRecord | null;
}

export interface Identity {
  assets: Assets;
  node: StyleNode;
}

export interface Engine {
  /** A new identity. The same prompt, seed and pack give the same bytes. */
  generate(request: { prompt: string; seed: string; watermark: boolean }): Promise<Identity>;
  /** A change to `node`; `previous` is the node it was refined from, for "go back". */
  refine(request: { prompt: string; node: StyleNode; previous: StyleNode | null; seed: string; watermark: boolean }): Promise<Identity>;
}

/** Raised whenever the same node would be drawn differently. */
export const engineVersion = '1';

/** A drawing with what the critics say of it. */
export interface Rendering {
  assets: Assets;
  figures: Figures;
}

/** The seven assets of an identity: a pure function of its decisions. */
export function draw(decisions: Decisions, pack: Pack, watermark = false): Rendering {
  const scene = compose(decisions, pack);
  const { palette, type } = decisions;
  const light = paintsOn('light', palette, scene.hasField);
  const logo = serialise(scene, light);
  const figures = measure(scene, palette, Buffer.byteLength(logo));
  const shown = watermark ? watermarked(scene) : scene;
  return {
    assets: {
      logo_svg: watermark ? serialise(shown, light) : logo,
      logo_svg_dark: serialise(shown, paintsOn('dark', palette, scene.hasField)),
      primary_color: palette.primary,
      secondary_color: palette.secondary,
      font_family: pack.font(type.font).family,
      font_weight_heading: String(type.heading),
      font_weight_body: String(type.body),
    },
    figures,
  };
}

/** The first candidate that passes every gate; the fallback stands even if a gate is narrowly missed. */
function best(candidates: Iterable<Decisions>, pack: Pack): Decisions | null {
  let nearest: { decisions: Decisions; failed: number } | null = null;
  for (const decisions of candidates) {
    const failed = failedGates(draw(decisions, pack).figures).length;
    if (failed === 0) return decisions;
    if (!nearest || failed < nearest.failed) nearest = { decisions, failed };
  }
  return nearest?.decisions ?? null;
}

/** Reads the assets pack and answers with an engine; nothing is built or fetched. */
export async function createEngine(): Promise<Engine> {
  const pack = Pack.load();
  const { understand } = await createUnderstanding(pack.icons);
  return {
    async generate({ prompt, seed, watermark }) {
      const brief = await understand(prompt, seed);
      const decisions = best(direct(brief, seed, pack), pack);
      if (!decisions) throw new UnsupportedPromptError('No font has the letters of this name. Give a name in Latin letters.');
      const node = { engineVersion, packHash: pack.hash, seed, brief, decisions, locks: [], refinement: null };
      return { assets: draw(decisions, pack, watermark).assets, node };
    },
    refine() {
      return Promise.reject(new Error('Refinement is not wired yet.'));
    },
  };
}
