import type { TypeDecision } from '../decisions.js';
import { transform, translation, union } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import { treatedWord } from './treatment.js';
import { type PlacedGlyph, setLine, type Word } from '../text/word.js';

/** Small capitals over the height of the large ones. */
const smallShare = 0.78;

/** Capitals where the text has them, small capitals for all else: each a little heavier than it would be, so that stems match. */
function smallCapitals(pack: Pack, type: TypeDecision, text: string, cap: number): Word {
  const { drawn } = pack.font(type.font);
  const heavier = drawn.find(({ weight }) => weight > type.heading)?.weight ?? type.heading;
  const runs = text.match(/\p{Lu}+|[^\p{Lu}]+/gu) ?? [text];
  const whole = setLine(pack, type.font, type.heading, text, cap, type.tracking);
  let right = 0;
  const glyphs: PlacedGlyph[] = [];
  for (const run of runs) {
    const isLarge = /^\p{Lu}/u.test(run);
    if (!/\S/.test(run)) {
      right += whole.em * 0.22;
      continue;
    }
    const word = setLine(
      pack,
      type.font,
      isLarge ? type.heading : heavier,
      run.trim().toUpperCase(),
      isLarge ? cap : cap * smallShare,
      type.tracking,
    );
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
  if (type.treatments === undefined && type.smallCaps === undefined) return treatedName(pack, type, text, cap);
  return known(pack, JSON.stringify([type, text, cap]), () => treatedName(pack, type, text, cap));
}

function treatedName(pack: Pack, type: TypeDecision, text: string, cap: number): Word {
  const word = type.smallCaps ? smallCapitals(pack, type, text, cap) : setLine(pack, type.font, type.heading, text, cap, type.tracking);
  return treatedWord(word, type.treatments);
}
