import type { Brief } from './brief.js';
import { paintsOn } from './colour/paints.js';
import { compose } from './compose/compose.js';
import type { Decisions } from './decisions.js';
import { direct } from './direct/direct.js';
import { Pack } from './pack/pack.js';
import { serialise } from './scene/serialise.js';
import { understand } from './understand-stand-in.js';
import type { LockableField, RefinementRecord } from './refinement.js';

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

/** A prompt that cannot become an identity: no letter or digit of a script that the fonts cover. */
export class UnsupportedPromptError extends Error {
  readonly code = 'unsupported_prompt';
}

export interface Engine {
  /** A new identity. The same prompt, seed and pack give the same bytes. */
  generate(request: { prompt: string; seed: string; watermark: boolean }): Promise<Identity>;
  /** A change to `node`; `previous` is the node it was refined from, for "go back". */
  refine(request: { prompt: string; node: StyleNode; previous: StyleNode | null; seed: string; watermark: boolean }): Promise<Identity>;
}

/** Raised whenever the same node would be drawn differently. */
export const engineVersion = '1';

/** The seven assets of an identity: a pure function of its decisions. */
export function draw(decisions: Decisions, pack: Pack): Assets {
  const scene = compose(decisions, pack);
  const { palette, type } = decisions;
  return {
    logo_svg: serialise(scene, paintsOn('light', palette, scene.hasField)),
    logo_svg_dark: serialise(scene, paintsOn('dark', palette, scene.hasField)),
    primary_color: palette.primary,
    secondary_color: palette.secondary,
    font_family: pack.font(type.font).family,
    font_weight_heading: String(type.heading),
    font_weight_body: String(type.body),
  };
}

/** Reads the assets pack and answers with an engine; nothing is built or fetched. */
export function createEngine(): Engine {
  const pack = Pack.load();
  return {
    async generate({ prompt, seed }) {
      const brief = await understand(prompt);
      for (const decisions of direct(brief, seed, pack)) {
        return {
          assets: draw(decisions, pack),
          node: { engineVersion, packHash: pack.hash, seed, brief, decisions, locks: [], refinement: null },
        };
      }
      throw new UnsupportedPromptError('No font of the pack has the letters of this name. Give a name in Latin letters.');
    },
    refine() {
      return Promise.reject(new Error('Refinement is not wired yet.'));
    },
  };
}
