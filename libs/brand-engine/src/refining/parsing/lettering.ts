import type { Patch } from '../../refinement.js';
import { span, type ClauseText, type Reader, type Understood } from './clause.js';
import { type LetteringKind, knownFaces, letteringKinds } from './lettering-kinds.js';

const ofLetters = /\b(?:fonts?|types?|typefaces?|typography|letters?|lettering|letterforms|text|wordmark|writing|written|writes?|wrote)\b/;
/** "Like a national park sign": of what carries words its letters are meant. */
const likeSign =
  /^(?:(?:maybe|perhaps|rather|more|something|a bit) )*like (?:on )?an? (?:\w+ ){0,3}(?:signs?|posters?|labels?|newspapers?|invitations?|shirts?|book covers?|paperbacks?)$/;
const ofName = /\b(?:name|words)\b/;
/** "The font looks like Comic Sans" complains, "should look like" does not. */
const complains =
  /\b(?:looks?|feels?|seems?|screams?|says?|reminds?|resembles?|is|are)\b(?: \w+){0,5}? (?:like|of|as|too|law|straight from)\b|\bscreams?\b|\btoo\b|\bless\b|\bnot\b/;
const wishes =
  /\b(?:should|could|can|would|make|want|need|needs|must|more|rather|better|if|something|try|use|please|set|change|like to|sort of|kind of|love|see|give)\b/;
/** Words that lead up to where letters are seen, and those that follow it. */
const leadsTo =
  /^(?:like|as|as if|if|of|on|in|from|with|the|a|an|old|you'd|you|would|expect|find|see|seen|used|uses|it|was|were|look|looks|had|been|by|for|more|my|our|sort|kind|style|italian|american|really|·)$/;
const follows =
  /^(?:signs?|posters?|style|styles|letters?|lettering|font|fonts|type|typeface|writing|script|look|feel|bands?|covers?|sort|kind|of|uses?|used|had|written|it|please|bar)$/;

interface Found extends LetteringKind {
  from: number;
  to: number;
  isNear: boolean;
}

/** The kinds that a clause names, with the tokens that name them. */
function kindsIn({ tokens, scopes }: ClauseText, isOfLetters: boolean): Found[] {
  const found: Found[] = [];
  for (const word of ['own', 'key'] as const) {
    const starts: number[] = [];
    let said = '';
    for (const token of tokens) {
      starts.push(said.length);
      said += `${token[word]} `;
    }
    for (const [kinds, isNear] of [
      [knownFaces, true],
      [letteringKinds, false],
    ] as const)
      for (const kind of kinds) {
        const match = kind.isAlone || isOfLetters ? kind.seen.exec(said) : null;
        if (!match) continue;
        const within = starts.flatMap((start, at) =>
          start + (tokens[at]?.[word].length ?? 0) > match.index && start < match.index + match[0].length ? [at] : [],
        );
        const [from, last] = [within[0], within.at(-1)];
        if (from === undefined || last === undefined || scopes[from]?.negated === true) continue;
        found.push({ ...kind, from, to: last + 1, isNear });
      }
  }
  return found;
}

/** "Letters like a wedding invitation", "something more olde English", "in Helvetica": the faces that come nearest. */
export const readLettering: Reader = (clause, used) => {
  const { tokens, keys, text } = clause;
  // A name is only written somehow where it is likened: "behind the name" tells a place.
  const isOfLetters = ofLetters.test(keys) || likeSign.test(keys) || (ofName.test(keys) && /\b(?:like|as|style|look)\b/.test(keys));
  const kinds = kindsIn(clause, isOfLetters);
  const [found] = kinds;
  if (!found || used.has(found.from)) return undefined;
  if (complains.test(keys) && !wishes.test(keys)) return isOfLetters ? otherFont(clause) : undefined;
  const spans = kinds.map((kind) => {
    let { from, to } = kind;
    while (leadsTo.test(tokens[from - 1]?.key ?? '')) from--;
    // "Like on a medieval castle gate": all of it tells where.
    if (tokens.slice(from, kind.from).some(({ key }) => /^(?:like|as)$/.test(key)))
      while (to < tokens.length && !/^(?:and|but|with|in)$/.test(tokens[to]?.key ?? '')) to++;
    while (follows.test(tokens[to]?.key ?? '')) to++;
    return span(from, to);
  });
  const words = text.slice(tokens[found.from]?.start, tokens[found.to - 1]?.end);
  const patch: Patch = { kind: 'lettering', faces: [...found.faces], words, ...(found.isNear ? { isNear: true as const } : {}) };
  return { patches: [patch], used: spans.flat() };
};

const likeCarrier =
  /^(?:(?:the|our|its|make|set|use|try|with|and|please|can|could|have|want|i|we|some|more) )*(?:fonts?|type|typeface|letters|lettering|writing) (?:(?:should|could|to|be|look|more|is|something|a|bit) )*like (?:on )?an? (?:\w+ ){0,3}(?:signs?|posters?)$/;
const unknownLetters: Patch = { kind: 'beyond', reason: 'No letters of the pack are known to be like those.' };

/** "Something like an old boat sign", "lettering like a circus poster": only the letters of what carries words are meant, and no picture of it. */
export const readLettersOfSign: Reader = (clause) => {
  const { keys, tokens } = clause;
  const [, carrier] = likeSign.test(keys) || likeCarrier.test(keys) ? (/\b(sign|poster)s?$/.exec(keys) ?? []) : [];
  if (carrier === undefined) return undefined;
  const patches = readLettering(clause, new Set())?.patches ?? (carrier === 'sign' ? [unknownLetters] : undefined);
  return patches && { patches, used: span(0, tokens.length) };
};

const otherFont = ({ tokens }: ClauseText): Understood => ({
  patches: [{ kind: 'try-another', field: 'font' }],
  used: span(0, tokens.length),
});

const likened =
  /^(?:\w+ ){0,5}?(?:fonts?|typeface|typography|letters|lettering|writing|type) (?:\w+ ){0,2}?(?:looks?|feels?|seems?|screams?|reminds? (?:me|us|him|her|them|people)|resembles?|makes? (?:me|us) think|is straight)\b(?: \w+){0,3}? (?:like|of|as|out of|from|a|an)\b/;

/** "The letters look like a kebab shop": whatever that is, other letters are wanted. */
export const readLikenedLetters: Reader = (clause) =>
  likened.test(clause.keys) && !/\b(?:should|could|can|make|want|let|please|would|if|must|more)\b/.test(clause.keys)
    ? otherFont(clause)
    : undefined;
