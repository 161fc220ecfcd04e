import { paintsOn } from './colour/paints.js';
import { compose, drawMark } from './compose/compose.js';
import { failedGates, type Figures, measure } from './critics/gates.js';
import type { Decisions } from './decisions.js';
import type { Assets } from './engine.js';
import type { Pack } from './pack/pack.js';
import type { Scene } from './scene/scene.js';
import { largestSvg, serialiser } from './scene/serialise.js';
import { pitches, watermarked } from './scene/watermark.js';

function assetsOf(scene: Scene, { palette, type }: Decisions, pack: Pack): Assets {
  const write = serialiser(scene);
  return {
    logo_svg: write(paintsOn('light', palette, scene.fields)),
    logo_svg_dark: write(paintsOn('dark', palette, scene.fields)),
    primary_color: palette.primary,
    secondary_color: palette.secondary,
    font_family: pack.font(type.font).family,
    font_weight_heading: String(type.heading),
    font_weight_body: String(type.body),
  };
}

const isTooLarge = ({ logo_svg, logo_svg_dark }: Assets): boolean =>
  Buffer.byteLength(logo_svg) > largestSvg || Buffer.byteLength(logo_svg_dark) > largestSvg;

/** The more there is to cut, the fewer bars, so that the result is no larger than any other. */
function marked(scene: Scene, decisions: Decisions, pack: Pack): Assets {
  const [first, ...wider] = pitches;
  let assets = assetsOf(watermarked(scene, first), decisions, pack);
  for (const pitch of wider) {
    if (!isTooLarge(assets)) break;
    assets = assetsOf(watermarked(scene, pitch), decisions, pack);
  }
  return assets;
}

/** The seven assets of an identity: a pure function of its decisions. */
export function render(decisions: Decisions, pack: Pack, watermark = false): Assets {
  const scene = compose(decisions, pack);
  return watermark ? marked(scene, decisions, pack) : assetsOf(scene, decisions, pack);
}

/** An identity that the critics have looked at. */
export interface Judged {
  decisions: Decisions;
  /** How many gates it misses. */
  missed: number;
  assets(watermark: boolean): Assets;
}

/** Judges the mark first: most candidates fall for it alone, before their name is set and written. */
export function judged(decisions: Decisions, pack: Pack): Judged {
  const mark = drawMark(decisions, pack);
  const { length: missed } = failedGates(measure(mark, decisions.palette));
  if (missed > 0) return { decisions, missed, assets: (watermark) => render(decisions, pack, watermark) };
  const scene = compose(decisions, pack, mark);
  const plain = assetsOf(scene, decisions, pack);
  return {
    decisions,
    missed: isTooLarge(plain) ? 1 : 0,
    assets: (watermark) => (watermark ? marked(scene, decisions, pack) : plain),
  };
}

/** All that the critics say of an identity; a watermark is never judged. */
export function judge(decisions: Decisions, pack: Pack): Figures {
  const bytes = Buffer.byteLength(render(decisions, pack).logo_svg);
  return { ...measure(drawMark(decisions, pack), decisions.palette), bytes };
}
