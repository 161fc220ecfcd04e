import { paintsOn } from './scene/paints.js';
import { compose, drawMark, drawUntreated, treated } from './compose/compose.js';
import { areasOf, type ColourArea, coloursUnseen, coloursUnseenBeside } from './critics/colours-seen.js';
import {
  failedGates,
  type Figures,
  gatesOfKept,
  isIntricate,
  measureColours,
  measureFills,
  measureShapes,
  measureWriting,
  type ShapeFigures,
} from './critics/gates.js';
import type { Decisions } from './decisions.js';
import type { Assets } from './engine.js';
import { familyOf } from './families/index.js';
import type { Pack } from './pack/pack.js';
import type { Scene } from './scene/scene.js';
import { largestSvg, serialiser } from './scene/serialise.js';
import { pitches, watermarked } from './scene/watermark.js';

function assetsOf(scene: Scene, { palette, type }: Decisions, pack: Pack, write = serialiser(scene)): Assets {
  return {
    logo_svg: write(paintsOn('light', palette, scene.fields)),
    logo_svg_dark: write(paintsOn('dark', palette, scene.fields)),
    primary_color: (palette.mainGround ? palette.ground : undefined) ?? palette.primary,
    secondary_color: palette.mainGround && !palette.accentAsked ? palette.primary : palette.secondary,
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

/** What is said of the shapes of a mark. Lines are light, and who asks for them has them although they are lost at 16 px. */
function figuresOf(drawing: ReturnType<typeof drawMark>, { mark, type }: Decisions): ShapeFigures {
  const figures = measureShapes(drawing);
  // Lines that are cut into a picture, or drawn around it, are many, and fine ones are lost at 16 px.
  if (mark.changes?.includes('carved')) return { ...figures, commands: halfOf(figures.commands) };
  if (mark.changes?.includes('dashed'))
    return { ...figures, legibility16: null, legibility32: null, coverage: null, components: null, commands: null };
  // What somebody has on cuts a face into more pieces of more points, and it is still a face.
  if (isDressed(mark)) return { ...figures, commands: halfOf(figures.commands), ...(mark.third === undefined ? {} : { components: null }) };
  // Several pictures as one are read where a single one has half the size.
  if (mark.merged)
    return { ...figures, legibility16: figures.legibility32, legibility32: null, components: null, commands: halfOf(figures.commands) };
  const isOfLines = mark.treatments?.includes('outlined') === true || mark.changes?.includes('fine-line') === true || type.fine === true;
  return isOfLines ? { ...figures, legibility16: null, legibility32: null, coverage: null } : figures;
}

const isDressed = ({ arranged, partner, merged }: Decisions['mark']): boolean =>
  arranged === 'worn' && partner !== undefined && merged !== true;

/** How many pictures' commands a mark may have: one in stitches, or with lines cut into it, has more of them, and so has who has something on. */
const drawnFor = (mark: Decisions['mark']): number =>
  mark.changes?.includes('dashed') ? 5 : mark.merged || mark.changes?.includes('carved') || isDressed(mark) ? 2 : 1;

const halfOf = (commands: number | null): number | null => (commands === null ? null : commands / 2);

/** A composed logo, and how it is written in any colours: most candidates fall before they are written. */
class Sheet {
  #write: ReturnType<typeof serialiser> | undefined;

  constructor(
    readonly key: string,
    readonly scene: Scene,
  ) {}

  get write(): ReturnType<typeof serialiser> {
    return (this.#write ??= serialiser(this.scene));
  }
}

/** A mark as it is drawn, and what the critics say of its shapes, whatever its colours. They look when they are first asked, and once. */
export class DrawnMark {
  /** As its family draws it: its paints can be judged before its outlines are treated. */
  readonly untreated: ReturnType<typeof drawUntreated>;
  #drawing: ReturnType<typeof drawMark> | undefined;
  #figures: ShapeFigures | undefined;
  #sheet: Sheet | undefined;

  constructor(
    readonly key: string,
    private readonly decisions: Decisions,
    pack: Pack,
  ) {
    this.untreated = drawUntreated(decisions, pack);
  }

  get drawing(): ReturnType<typeof drawMark> {
    return (this.#drawing ??= treated(this.untreated, this.decisions.mark));
  }

  /** How many gates its shapes miss. */
  get missed(): number {
    return failedGates(this.#measured).length;
  }

  /** Whether its shapes miss no gate. */
  get isSound(): boolean {
    return !isIntricate(this.drawing, drawnFor(this.decisions.mark)) && this.missed === 0;
  }

  /** Whether its shapes are good enough for a drawing that was asked to stay. */
  get isTolerable(): boolean {
    return failedGates(this.#measured, gatesOfKept).length === 0;
  }

  get #measured(): ShapeFigures {
    return (this.#figures ??= figuresOf(this.drawing, this.decisions));
  }

  /** The mark with its name, as it was last set: another colour moves nothing, but a ground or a third colour is one more part. */
  withName(decisions: Decisions, pack: Pack): Sheet {
    const { name, descriptor, year, place, type, layout, palette } = decisions;
    const parts = [palette.ground, palette.tertiary, palette.rules].map((each) => each !== undefined);
    const key = JSON.stringify([name, descriptor, year, place, type, layout, parts]);
    if (this.#sheet?.key !== key) this.#sheet = new Sheet(key, compose(decisions, pack, this.drawing));
    return this.#sheet;
  }

  /** Tells apart decisions whose marks are drawn differently: only an emblem shows more of the name than its initials, and many show no letter. */
  static keyOf({ mark, type, name, descriptor, year, place, layout }: Decisions): string {
    const family = familyOf(mark.family);
    const isEmblem = family.kind === 'badge' || family.kind === 'lockup';
    const letters = isEmblem
      ? [
          type,
          name,
          descriptor,
          year,
          place,
          layout.nameScale,
          layout.lineScale,
          layout.lineBreaks,
          layout.broken,
          layout.phrases,
          layout.pictureGap,
        ]
      : 'letters' in family && family.letters > 0
        ? [type.font, type.heading, type.fine]
        : [];
    return JSON.stringify([mark, layout.kind === 'wordmark', ...letters]);
  }
}

/** An identity before the critics. What is asked of it is drawn when it is asked for, and once. */
export class Judged {
  readonly #missedColours: number;
  #plain: Assets | undefined;

  constructor(
    readonly decisions: Decisions,
    private readonly pack: Pack,
    readonly mark: DrawnMark,
  ) {
    this.#missedColours = failedGates(measureColours(mark.untreated, decisions.palette)).length;
  }

  /** How many gates the mark misses. */
  get missed(): number {
    return this.#missedColours + this.mark.missed;
  }

  /** Whether the mark misses no gate. Colours are judged first, because a mark that falls for them need not be looked at. */
  get isSound(): boolean {
    return this.#missedColours === 0 && this.mark.isSound;
  }

  /** Whether the mark is good enough for a drawing that was asked to stay. Its colours have to pass as ever. */
  get isTolerable(): boolean {
    return this.#missedColours === 0 && this.mark.isTolerable;
  }

  /** Whether it passes as a whole. Most candidates fall for their mark alone, before the name beside it is set. */
  passes(): boolean {
    return this.isPainted() && this.isWritten();
  }

  /** Whether the mark is sound and the whole has the colours that were named. */
  isPainted(): boolean {
    if (!this.isSound) return false;
    const { scene } = this.#sheet;
    return (['light', 'dark'] as const).every((ground) => failedGates(measureFills(scene, this.decisions.palette, ground)).length === 0);
  }

  /** Whether the whole passes as it is written, which takes the longest to tell. */
  isWritten(): boolean {
    const { logo_svg, logo_svg_dark } = this.assets(false);
    return [logo_svg, logo_svg_dark].every((svg) => failedGates(measureWriting(svg)).length === 0);
  }

  /** So many of the colours that were asked for are not seen well at least: told before the critics look at the mark and the name is set. */
  get leastUnseen(): number {
    const { drawing } = this.mark;
    return drawing === null || 'text' in drawing ? 0 : coloursUnseenBeside(drawing, this.decisions.palette);
  }

  /** How many of the colours that were asked for are not seen well. */
  get unseen(): number {
    return coloursUnseen(this.#sheet.scene, this.decisions.palette);
  }

  /** The colours of the light drawing, and how much of it each of them is. */
  get areas(): ColourArea[] {
    return areasOf(this.#sheet.scene, this.decisions.palette);
  }

  /** The whole as it is composed, before it is painted. */
  get scene(): Scene {
    return this.#sheet.scene;
  }

  assets(watermark: boolean): Assets {
    const sheet = this.#sheet;
    if (watermark) return marked(sheet.scene, this.decisions, this.pack);
    return (this.#plain ??= assetsOf(sheet.scene, this.decisions, this.pack, sheet.write));
  }

  get #sheet(): Sheet {
    return this.mark.withName(this.decisions, this.pack);
  }
}

/** All that the critics say of an identity; a watermark is never judged. */
export function judge(decisions: Decisions, pack: Pack): Figures {
  const mark = drawMark(decisions, pack);
  const scene = compose(decisions, pack, mark);
  const { logo_svg } = assetsOf(scene, decisions, pack);
  return {
    ...measureColours(mark, decisions.palette),
    ...figuresOf(mark, decisions),
    ...measureFills(scene, decisions.palette, 'light'),
    ...measureWriting(logo_svg),
  };
}
