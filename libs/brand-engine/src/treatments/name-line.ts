import type { TypeDecision } from '../decisions.js';
import { transform, translation, union } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import { treatedWord } from './treatment.js';
import { type PlacedGlyph, setLine, type Word } from '../text/word.js';

/** Small capitals over the height of the large ones. */
const smallShare = 0.78;

/** The size of words that are to be smaller than the rest of the name. */
const smallerShare = 0.62;

/** A stretch of a line, with the spaces around it, as it is set. */
interface Run {
  text: string;
  set: string;
  isLarge: boolean;
}

/** Capitals where the text has them, small capitals for all else. */
const smallCapitals = (text: string): Run[] =>
  (text.match(/\p{Lu}+|[^\p{Lu}]+/gu) ?? [text]).map((run) => ({
    text: run,
    set: run.trim().toUpperCase(),
    isLarge: /^\p{Lu}/u.test(run),
  }));

/** A line with the words of a part in their own runs. */
function runsOfPart(text: string, part: string): Run[] {
  const small = new Set(part.toUpperCase().split(' '));
  return text.split(/(?<=\S)(?=\s)/u).reduce<Run[]>((runs, word) => {
    const isLarge = !small.has(word.trim().toUpperCase());
    const last = runs.at(-1);
    if (last?.isLarge !== isLarge) return [...runs, { text: word, set: word.trim(), isLarge }];
    return [...runs.slice(0, -1), { text: last.text + word, set: (last.text + word).trim(), isLarge }];
  }, []);
}

/** Runs in two sizes: the small ones a little heavier than they would be, so that stems match. */
function setRuns(pack: Pack, type: TypeDecision, text: string, runs: readonly Run[], cap: number, share: number): Word {
  const { drawn } = pack.font(type.font);
  const heavier = drawn.find(({ weight }) => weight > type.heading)?.weight ?? type.heading;
  const whole = setLine(pack, type.font, type.heading, text, cap, type.tracking);
  let right = 0;
  const glyphs: PlacedGlyph[] = [];
  for (const { text: run, set, isLarge } of runs) {
    if (!/\S/.test(run)) {
      right += whole.em * 0.22;
      continue;
    }
    const word = setLine(pack, type.font, isLarge ? type.heading : heavier, set, isLarge ? cap : cap * share, type.tracking);
    const gap = glyphs.length === 0 ? 0 : whole.em * (0.06 + type.tracking / 1000) + (/^\s/.test(run) ? whole.em * 0.22 : 0);
    for (const glyph of word.glyphs)
      glyphs.push({
        ...glyph,
        path: transform(glyph.path, translation(right + gap, 0)),
        box: { ...glyph.box, x: glyph.box.x + right + gap },
      });
    right += gap + word.box.x + word.box.width + (/\s$/.test(run) ? whole.em * 0.22 : 0);
  }
  return { ...whole, glyphs, box: union(glyphs.map(({ box }) => box)) };
}

/** Every candidate for one identity has the same treated lines. */
const known = rememberedOf<Word>(8);

/** A line of the name as the identity writes it: `text` stands in its case already. */
export function setName(pack: Pack, type: TypeDecision, text: string, cap: number): Word {
  if (type.treatments === undefined && type.smallCaps === undefined && type.smallPart === undefined)
    return treatedName(pack, type, text, cap);
  return known(pack, JSON.stringify([type, text, cap]), () => treatedName(pack, type, text, cap));
}

function treatedName(pack: Pack, type: TypeDecision, text: string, cap: number): Word {
  return treatedWord(untreatedName(pack, type, text, cap), type.treatments);
}

function untreatedName(pack: Pack, type: TypeDecision, text: string, cap: number): Word {
  if (type.smallCaps) return setRuns(pack, type, text, smallCapitals(text), cap, smallShare);
  if (type.smallPart !== undefined) return setRuns(pack, type, text, runsOfPart(text, type.smallPart), cap, smallerShare);
  return setLine(pack, type.font, type.heading, text, cap, type.tracking);
}
