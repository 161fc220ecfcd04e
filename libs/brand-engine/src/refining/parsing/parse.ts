import type { Brief } from '../../brief.js';
import type { Clause, Patch } from '../../refinement.js';
import type { Understanding } from '../../understanding/index.js';
import { meantBy } from '../../understanding/language/senses.js';
import { cleanPrompt } from '../../understanding/text/text.js';
import { referred } from './anaphora.js';
import { announced, ledUpTo } from './announced.js';
import { withColoursAsAsked } from './as-seen.js';
import { withAsBefore, withBroughtBack } from './brought-back.js';
import { overruled, withoutLetterParts } from './chat.js';
import type { RefinementContext } from './clause.js';
import { splitClauses } from './clauses.js';
import { charmedOnce } from './charm.js';
import { withBoth, withContinued } from './continued.js';
import { followed } from './followed.js';
import { withLimits } from './limits.js';
import { withLineCase } from './line-case.js';
import { withMisseen, withProposals } from './mistaken.js';
import { readPatches } from './patches.js';
import { withoutComplaints, withSameParts } from './picture.js';
import { withShapes } from './shape-exchange.js';
import { wordsShown } from './shown.js';
import { ofSameSubject } from './same-subject.js';
import { matched, once, paired, reordered } from './together.js';
import { withWhatIsLeft } from './what-is-left.js';
import { withoutSlips } from './typos.js';
import { withUnread } from './unread.js';

/** What a refinement is read with. */
export interface RefinementReading {
  brief: Brief;
  /** The pictures that the identity shows; the best of the brief where they are not told. */
  pictures?: readonly string[];
  understanding: Pick<Understanding, 'findIcons' | 'showsItself' | 'changes' | 'sentence' | 'letterThing'>;
}

/** "Why not a fox" refuses no fox; what is read in its place is as long, so that every word stays where it is. */
const suggests = /\bwhy not(?= (?:an?|the|some)\b)/giu;

/** Splits a refinement into clauses and each into typed patches; a clause without patches was not understood. */
export function parseRefinement(prompt: string, { brief, understanding, pictures }: RefinementReading): Clause[] {
  const text = withoutLetterParts(cleanPrompt(prompt))
    .replace(/(?<=^|\s)w\/o(?=\s)/g, 'without')
    .replace(/(?<=^|\s)w\/(?=\s|\p{L})/gu, 'with ')
    // "No, the name as it was": an answer refuses nothing.
    .replace(
      /^\s*((?:(?:hm+|oh|ah|well|ok|okay),? )*(?:no|nope|nah|yes|yeah|yep|ok|okay|(?:no )?wait|actually|better|perfect|great))\s*[,:]\s+/iu,
      '$1; ',
    )
    // "A bit less... hospital"
    .replace(/\b(less|more|too)\s?(?:\.{2,}|…)\s+/giu, '$1 ')
    // "(1) bigger (2) in red"
    .replace(/(?<=^|[\s:])\(?[1-9]\)\s+/g, '; ')
    // "All good apart from the beam, can it be yellow": it is the beam.
    .replace(
      /\b(apart from|except(?: for)?|other than) (the [\p{L} ]{2,24}?), ((?:can|could|should|please make|make) )it\b/giu,
      '$1 $2, $3$2',
    )
    // "The fox out of the shield" is to stand without it.
    .replace(
      /^(?:the )?(?!(?:take|get|leave|cut|remove|move|put)\b)\p{L}+ out of the (shield|circle|square|box|hexagon|frame|ring|disc|diamond)$/iu,
      'remove the $1',
    )
    // "Why is there a line?" would rather have none.
    .replace(
      /\bwhy (?:is|are) there (?:an?|the|those|these|so many|all these)? ?(lines?|frame|border|box|circle|square|ring|dots?|underline|tagline|slogan)\b/giu,
      'remove the $1',
    )
    // "Does it need a smile?" would rather have none.
    .replace(
      /\b(?:does|do) (?:it|we|this|that|the logo) (?:really |actually |even )*(?:need|have to have) (?:(?:a|an|the|this|that|these|those|all the|so many) )?(\p{L}+(?: \p{L}+)?)\?/giu,
      'remove the $1;',
    )
    .replace(/\b(?:is|are) (the \p{L}+) (?:really |actually )*(?:necessary|needed|required)\?/giu, 'remove $1;')
    // "What would it look like without the circle?" asks to be shown.
    .replace(/\b(?:what|how) (?:would|does|might|could) (?:it|this|that|the logo) look(?: like)?(?= (?:without|with|in|on|as)\b)/giu, '')
    // "Could we also see it without the monogram": the same.
    .replace(
      /\b(?:can|could|may|might) (?:we|i) (?:also |maybe |perhaps |please )?(?:see|have|get) (?:it|this|that|one)(?= (?:without|with|in|on)\b)/giu,
      '',
    )
    // "Otter yes, campfire no": each is a wish of its own.
    .replace(
      /(?<=^|[,;.]\s*|\band |\bund )((?:the )?\p{L}+)\s*:?\s+(yes|no|ok|okay|ja|nein|oui|non|sí|sì|sim|não|nee|nej|nei|tak|nie|да|нет)\s*(?:[,;.!]|(?=\()|$)/giu,
      '$1 $2; ',
    )
    // "Make the yellow the background"
    .replace(
      /\b(?:make|use|turn|put|have) (?:the |our |that )?([\p{L}-]+) (?:as |into |be |to be )?(?:the|a) (?:back)?ground\b/giu,
      'make the background $1',
    )
    // "Something calmer maybe a tree"
    .replace(/(?<=[\p{L}]) (maybe|perhaps) (?=an? \p{L}+$)/giu, ', $1 ')
    // "Too cold and corporate" is too much of both.
    .replace(/\b(\p{L}+) on (\p{L}+) (?:instead of|rather than|not) \2 on \1\b/giu, '$1 on $2')
    .replace(/\b(too|less) (\p{L}+) and (?=\p{L}+$)/giu, '$1 $2 and $1 ')
    // "It feels a bit cold and techy" complains of both.
    .replace(
      /\b((?:feels?|looks?|seems?) (?:a bit|a little|too|rather|quite|slightly|somewhat|kind of|kinda)) (\p{L}+) and (?=\p{L}+(?:[.,;!?]|$))/giu,
      '$1 $2 and $1 ',
    );
  const isThing = (term: string): boolean => understanding.findIcons(term).length > 0;
  const sentence = withoutSlips(understanding.sentence(text, { likely: brief.language, refines: true }), isThing);
  const context: RefinementContext = {
    brief,
    findIcons: (term) => understanding.findIcons(meantBy(term, sentence.tokens, brief.industry, sentence.language)),
    showsItself: (term, icon) => understanding.showsItself(term, icon),
    letterThing: (clause) => understanding.letterThing(clause, brief.name),
    changes: (noun, word) => understanding.changes(noun, word),
    pictures: pictures ?? brief.icons.slice(0, 1).map(({ id }) => id),
    shown: wordsShown(brief, pictures, understanding),
    sentence: (part) =>
      withoutSlips(understanding.sentence(part.replace(suggests, 'what of'), { known: sentence.language, refines: true }), isThing),
  };
  // "No campfire (health and safety, don't ask)": what is said in passing and asks for nothing.
  const [idle] = [...text.matchAll(/\s*\((\p{Ll}[^()]*\s[^()]*)\)/gu)].filter(([, inner = '']) => readPatches(inner, context).length === 0);
  if (idle)
    return parseRefinement(text.replace(idle[0], '').replace(/;\s*[.,;]/g, ';'), {
      brief,
      understanding,
      ...(pictures ? { pictures } : {}),
    });
  const known = new Map<string, Patch[]>();
  // Splitting already reads every part it considers; what it read is not read again.
  const patchesOf = (clause: string): Patch[] => {
    const patches = known.get(clause) ?? readPatches(clause, context);
    known.set(clause, patches);
    return patches;
  };
  const clauses = splitClauses(sentence, patchesOf);
  const each = (clauses.length > 0 ? clauses : [text]).map((clause) => ({ text: clause, patches: patchesOf(clause) }));
  const read = withLimits(withBoth(withContinued(each, context, patchesOf), context), context);
  const ofPicture = overruled(
    charmedOnce(
      withoutComplaints(withSameParts(withMisseen(withProposals(matched(read, context), context), context), context), context),
      context,
    ),
    context,
  );
  const told = once(referred(announced(ledUpTo(withWhatIsLeft(ofPicture, context), context), context), context));
  const asked = reordered(
    paired(
      ofSameSubject(
        followed(withShapes(withColoursAsAsked(withAsBefore(withBroughtBack(told, context), context), context), context), context),
        context,
      ),
      context,
    ),
    brief,
  );
  return withUnread(withLineCase(asked, context), sentence, context, patchesOf);
}
