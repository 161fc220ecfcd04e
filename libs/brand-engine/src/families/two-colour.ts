import type { MarkDecision } from '../decisions.js';
import { halved, lap } from '../geometry/cut.js';
import { type Path, transform, translation } from '../geometry/path.js';
import { setLine, type Word, wordPath } from '../text/word.js';
import { inTwoColours } from './coloured-letters.js';
import { type DrawContext, part, type WordmarkFamily } from './family.js';
import { seamOf } from './wordmark.js';

const joint = /&|\+|\band\b|\bund\b|\bet\b|\by\b|\bi\b/iu;

/** Two weights of one face: the first part of the name heavy, the second light. */
function twoWeights(word: Word, { pack, type }: DrawContext): { heavy: Word; light: Path } | null {
  const seam = seamOf(word.text);
  const { drawn } = pack.font(type.font);
  const [lightest, heaviest] = [drawn[0], drawn.at(-1)];
  if (seam < 0 || !lightest || !heaviest || lightest === heaviest) return null;
  const [head, tail] = [word.text.slice(0, seam).trimEnd(), word.text.slice(seam)];
  const set = (text: string, weight: number): Word => setLine(pack, type.font, weight, text, word.cap, type.tracking);
  const heavy = set(head, heaviest.weight);
  const light = set(tail, lightest.weight);
  const space = /\s$/.test(word.text.slice(0, seam)) ? word.em * 0.2 : word.em * (0.045 + type.tracking / 1000);
  return { heavy, light: transform(wordPath(light), translation(heavy.box.x + heavy.box.width + space, 0)) };
}

/** Letters that take the colour: those that were asked for, the word between two names, the first ones, or the second word. */
function coloured(word: Word, mark: MarkDecision): (at: number, text: string) => boolean {
  const { text } = word;
  const { coloured: asked } = mark;
  if (mark.device === 'part' && asked !== undefined) {
    const from = text.toUpperCase().indexOf(asked.toUpperCase());
    // A word of the name stands in one place; of a sign or a numeral every one is meant.
    if (/\p{L}{2}/u.test(asked)) return (at) => from >= 0 && at >= from && at < from + asked.length;
    return (_, glyph) => asked.toUpperCase().includes(glyph.toUpperCase());
  }
  if (mark.device === 'joint') {
    const found = joint.exec(text);
    return (at) => found !== null && at >= found.index && at < found.index + found[0].length;
  }
  if (mark.device === 'initials')
    return (at) => at === 0 || /[\s&-]/.test(text[at - 1] ?? '') || /\p{Ll}\p{Lu}/u.test(text.slice(at - 1, at + 1));
  const seam = seamOf(text);
  return (at) => at >= seam;
}

/** The name in two colours, or in two weights of one. */
export const twoColour: WordmarkFamily = {
  id: 'two-colour',
  kind: 'wordmark',
  devices: ['words', 'weights', 'joint', 'initials', 'horizon', 'part'],
  suits: ({ name }) => (seamOf(name) > 0 ? 1.1 : 0.6),
  works(device, name) {
    if (device === 'words' || device === 'weights') return seamOf(name) > 0 && !/^(the|a|der|die|das|le|la|el|il)\s/i.test(name);
    if (device === 'joint') return joint.test(name);
    // Open to who asks for it alone.
    if (device === 'part') return false;
    if (device === 'horizon') return Array.from(name).length <= 10;
    return Array.from(name).length > 2;
  },
  suitsFace(device, { drawn, classes }, heading) {
    if (device === 'weights') return drawn.length > 1 && !classes.includes('script');
    return device !== 'horizon' || (heading >= 600 && classes.includes('sans'));
  },
  // The second colour is the name's own; an accent that was asked for is seen in it as well.
  hasAccent: () => true,
  drawWord(word, mark, context) {
    if (mark.device === 'weights') {
      const set = twoWeights(word, context);
      if (set) return [part('ink', wordPath(set.heavy)), part('tint', set.light)];
    }
    if (mark.device === 'horizon') {
      const [above, below] = halved(wordPath(word), 90, 0, -word.cap * 0.42, lap * 0.12);
      return [part('ink', above), part('tint', below)];
    }
    return inTwoColours(word, coloured(word, mark));
  },
};
