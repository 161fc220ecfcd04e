import type { Brief } from './brief.js';
import type { Decisions } from './decisions.js';
import { direct } from './direct/direct.js';
import { linedInLetters } from './direct/forms.js';
import { interpretPrompt, interpretRefinement } from './interpreting/interpret.js';
import type { Interpretation } from './interpreting/interpretation.js';
import { picturesOf } from './interpreting/honoured.js';
import { Pack } from './pack/pack.js';
import { weakIcons } from './pack/weak-icons.js';
import type { LockableField, RefinementRecord } from './refinement.js';
import { applyRefinement } from './refining/applying/apply.js';
import { whatCanBeAsked } from './refining/applying/outcome.js';
import { parseRefinement } from './refining/parsing/parse.js';
import { versionsBefore, versionsKept } from './refining/applying/go-back.js';
import type { Draft } from './refining/applying/state.js';
import { withRepeated } from './refining/parsing/repeated.js';
import { DrawnMark, Judged } from './render.js';
import { createUnderstanding, type Reading } from './understanding/index.js';
import { UnsupportedPromptError } from './unsupported-prompt.js';
import { ideasPerVariation, mostDifferent } from './variations.js';
import { type BriefWriter, withWrittenBriefs } from './written-brief.js';

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
  /** The first version and those right before this one, oldest first; a new identity and nodes of older versions have none. */
  earlier?: Draft[];
  /** What was made of the prompt; older nodes have none. */
  interpretation?: Interpretation;
}

export interface Identity {
  assets: Assets;
  node: StyleNode;
  /** What was made of the prompt, clause by clause; the node holds it too. */
  interpretation: Interpretation;
}

export interface Engine {
  /** A new identity. The same prompt, seed and pack give the same bytes. */
  generate(request: { prompt: string; seed: string; watermark: boolean }): Promise<Identity>;
  /** Several ideas for one prompt, chosen to differ, in the colours and typefaces of one hand; the first is what `generate` gives. */
  variations(request: { prompt: string; seed: string; count: number; watermark: boolean }): Promise<Identity[]>;
  /** A change to `node`; `previous` is the node it was refined from, for "go back". */
  refine(request: { prompt: string; node: StyleNode; previous: StyleNode | null; seed: string; watermark: boolean }): Promise<Identity>;
}

/** Raised whenever the same node would be drawn differently. */
export const engineVersion = '2';

/** How many candidates are set with their name while one that passes is known: others seldom show its colours better. */
const mostSet = 6;

/** What may lack of the named colours in a drawing that shows all else: another one that shows a little more of them shows less of the rest. */
const mostUnseen = 0.35;

/** By how much a later candidate shows the named colours better before it is preferred: the earlier one shows more of all else. */
const leastBetter = 0.2;

/** How many striped or engraved marks may fall before the letters have the lines instead. */
const mostLined = 4;

/**
 * The first candidate that passes every gate and shows the colours that were asked for, or the one that shows the most of them;
 * where none passes, the one that misses the fewest gates.
 */
function best(candidates: Iterable<Decisions>, judge: (decisions: Decisions) => Judged): Judged | null {
  const fallen: Judged[] = [];
  let passed: { own: Judged; unseen: number } | null = null;
  let [set, fallenLined] = [0, 0];
  for (const candidate of candidates) {
    const own = judge(fallenLined < mostLined ? candidate : linedInLetters(candidate));
    if (candidate.mark.treatments !== undefined && !own.isSound) fallenLined++;
    // Only what would be better than the one before need be looked at, and written.
    if (passed !== null && own.leastUnseen > passed.unseen - leastBetter) continue;
    if (own.isSound && passed !== null && ++set > mostSet) break;
    const isPainted = own.isPainted();
    const unseen = isPainted ? own.unseen : 0;
    if (passed !== null && unseen > passed.unseen - leastBetter) continue;
    if (!isPainted || !own.isWritten()) fallen.push(own);
    else if (unseen <= mostUnseen) return own;
    else passed = { own, unseen };
  }
  if (passed !== null) return passed.own;
  return fallen.reduce<Judged | null>((nearest, own) => (nearest && nearest.missed <= own.missed ? nearest : own), null);
}

/** How many marks an engine remembers. What is kept for longer the collector of garbage moves, in the time of others. */
const rememberedMarks = 4;

/** The marks of the last identities: most refinements leave alone the mark of the request before. */
class RecentMarks {
  readonly #marks: DrawnMark[] = [];
  #oldest = 0;

  get all(): readonly DrawnMark[] {
    return this.#marks;
  }

  add(mark: DrawnMark): void {
    if (this.#marks.includes(mark)) return;
    this.#marks[this.#oldest] = mark;
    this.#oldest = (this.#oldest + 1) % rememberedMarks;
  }
}

/** The critics of one request, who look at the same mark and judge the same decisions only once. */
function critics(pack: Pack, recent: RecentMarks): (decisions: Decisions) => Judged {
  const marks = new Map(recent.all.map((mark) => [mark.key, mark]));
  const markOf = (decisions: Decisions): DrawnMark => {
    const key = DrawnMark.keyOf(decisions);
    const mark = marks.get(key) ?? new DrawnMark(key, decisions, pack);
    marks.set(key, mark);
    return mark;
  };
  const known = new Map<string, Judged>();
  return (decisions) => {
    const key = JSON.stringify(decisions);
    const own = known.get(key) ?? new Judged(decisions, pack, markOf(decisions));
    known.set(key, own);
    return own;
  };
}

/** Reads the assets pack and answers with an engine; nothing is built. Only where a writer is given does anybody else write briefs. */
export async function createEngine({ briefWriter }: { briefWriter?: BriefWriter | undefined } = {}): Promise<Engine> {
  const pack = Pack.load();
  pack.openFaces();
  const local = await createUnderstanding(pack.icons.filter(({ id }) => !weakIcons.has(id)));
  const recent = new RecentMarks();
  const iconIds = pack.icons.map(({ id }) => id);
  const understanding = briefWriter ? withWrittenBriefs(local, briefWriter, iconIds) : local;
  /** The idea for a brief and a seed; another number is another idea of the same hand. */
  const ideaFor = (brief: Brief, seed: string, idea: number): Judged => {
    const chosen = best(direct(brief, seed, pack, idea), critics(pack, recent));
    if (!chosen) throw new UnsupportedPromptError('No font has the letters of this name. Give it in Latin, Cyrillic or Greek letters.');
    return chosen;
  };
  const identityOf = (chosen: Judged, reading: Reading, seed: string, watermark: boolean): Identity => {
    const { brief } = reading;
    const { decisions } = chosen;
    const plain = chosen.assets(false);
    const interpretation = interpretPrompt(reading, { brief, decisions, pack, understanding, areas: chosen.areas });
    return {
      assets: watermark ? chosen.assets(true) : plain,
      node: { engineVersion, packHash: pack.hash, seed, brief, decisions, locks: [], refinement: null, interpretation },
      interpretation,
    };
  };
  return {
    async generate({ prompt, seed, watermark }) {
      const reading = await understanding.read(prompt, seed);
      const chosen = ideaFor(reading.brief, seed, 0);
      recent.add(chosen.mark);
      return identityOf(chosen, reading, seed, watermark);
    },
    async variations({ prompt, seed, count, watermark }) {
      const reading = await understanding.read(prompt, seed);
      const ideas = Array.from({ length: count * ideasPerVariation }, (_, idea) => ideaFor(reading.brief, seed, idea));
      return mostDifferent(ideas, count).map((chosen) => identityOf(chosen, reading, seed, watermark));
    },
    async refine({ prompt, node, previous, seed, watermark }) {
      const clauses = await Promise.resolve(
        // A line that came from the trade can be spoken of as well.
        parseRefinement(withRepeated(prompt, node.refinement), {
          brief: { ...node.brief, descriptor: node.decisions.descriptor },
          pictures: picturesOf(node.decisions),
          understanding,
        }),
      );
      if (clauses.every(({ patches }) => patches.length === 0))
        throw new UnsupportedPromptError(`Nothing of this refinement was understood. ${whatCanBeAsked}`);
      const judge = critics(pack, recent);
      const earlier = versionsBefore(previous, node);
      const {
        draft,
        locks,
        record,
        clauses: outcomes,
      } = applyRefinement(node, previous, clauses, { pack, judge, seed, locks: new Set(node.locks), earlier });
      const { brief, decisions } = draft;
      const refined = judge(decisions);
      recent.add(refined.mark);
      const interpretation = interpretRefinement(outcomes, brief);
      const asked = clauses.flatMap(({ patches }) => patches);
      const kept = versionsKept(node, earlier, asked);
      return {
        assets: refined.assets(watermark),
        node: { engineVersion, packHash: pack.hash, seed, brief, decisions, locks, refinement: record, interpretation, earlier: kept },
        interpretation,
      };
    },
  };
}
