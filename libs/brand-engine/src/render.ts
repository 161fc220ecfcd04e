import { paintsOn } from './colour/paints.js';
import { compose } from './compose/compose.js';
import { type Figures, measure } from './critics/gates.js';
import type { Decisions } from './decisions.js';
import type { Assets } from './engine.js';
import type { Pack } from './pack/pack.js';
import type { Scene } from './scene/scene.js';
import { largestSvg, serialiser } from './scene/serialise.js';
import { pitches, watermarked } from './scene/watermark.js';

function assetsOf(scene: Scene, { palette, type }: Decisions, pack: Pack): Assets {
  const write = serialiser(scene);
  return {
    logo_svg: write(paintsOn('light', palette, scene.hasField)),
    logo_svg_dark: write(paintsOn('dark', palette, scene.hasField)),
    primary_color: palette.primary,
    secondary_color: palette.secondary,
    font_family: pack.font(type.font).family,
    font_weight_heading: String(type.heading),
    font_weight_body: String(type.body),
  };
}

/** The seven assets of an identity: a pure function of its decisions. */
export function render(decisions: Decisions, pack: Pack, watermark = false): Assets {
  const scene = compose(decisions, pack);
  return watermark ? marked(scene, decisions, pack) : assetsOf(scene, decisions, pack);
}

/** The more there is to cut, the fewer bars, so that the result is no larger than any other. */
function marked(scene: Scene, decisions: Decisions, pack: Pack): Assets {
  const [first, ...wider] = pitches;
  let assets = assetsOf(watermarked(scene, first), decisions, pack);
  for (const pitch of wider) {
    if (Buffer.byteLength(assets.logo_svg) <= largestSvg && Buffer.byteLength(assets.logo_svg_dark) <= largestSvg) break;
    assets = assetsOf(watermarked(scene, pitch), decisions, pack);
  }
  return assets;
}

/** The assets with what the critics say of them, both from one drawing. */
export function renderAndJudge(decisions: Decisions, pack: Pack): { assets: Assets; figures: Figures } {
  const scene = compose(decisions, pack);
  const assets = assetsOf(scene, decisions, pack);
  return { assets, figures: measure(scene, decisions.palette, Buffer.byteLength(assets.logo_svg)) };
}

/** What the critics say of an identity; a watermark is never judged. */
export const judge = (decisions: Decisions, pack: Pack): Figures => renderAndJudge(decisions, pack).figures;
