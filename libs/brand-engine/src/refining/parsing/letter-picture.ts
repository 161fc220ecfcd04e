import { type ClauseText, type Reader, termOf } from './clause.js';

/** "Turn the o into a sun", "a leaf for the dot of the i". */
export const readLetterPicture: Reader = ({ text, tokens, scopes, context }) => {
  const found =
    context.letterThing({ text, tokens: [...tokens], scopes: [...scopes] }) ?? dotsOf({ text, context }) ?? ofIt({ text, context });
  // "Too stiff for us" speaks of people.
  if (!found || (found.wish.letter.toLowerCase() === 'u' && /\b(?:for|to|with|of) us\b/i.test(text))) return undefined;
  const { letter, at, place } = found.wish;
  const { icons, term } = found.thing;
  return { patches: [{ kind: 'letter-picture', icons, term, letter, at, place }], used: tokens.map((_, own) => own) };
};

const thingsAsDots =
  /\bi['’]?s?\b (?:to )?(?:have|get|with|wear) ((?:[\p{L}-]+ ){1,4}?)(?:as|for|instead of|in place of) (?:(?:the|their|its|his) )?dots?\b/iu;

/** "The i's with little flames as dots": the dots are told last. */
function dotsOf({ text, context }: Pick<ClauseText, 'text' | 'context'>): ReturnType<ClauseText['context']['letterThing']> {
  const [, things] = thingsAsDots.exec(text) ?? [];
  if (things === undefined) return undefined;
  const { tokens, scopes, text: said } = context.sentence(`the dot of the i as a ${things.trim()}`);
  return context.letterThing({ text: said, tokens, scopes });
}

const replaces =
  /\b(?:it|him|her) (?:to )?(?:replace|stand in for|take the place of|instead of|in place of|as|for) (?:the )?(?:letter )?["'“‘]?\p{L}["'”’]?(?![\p{L}'’])/iu;

const insideOf =
  /(?:\b(?:it|him|her)|mettil[oa]|ponl[oa]|metel[oa]|setze? es|zet het|mets-l[ea]|colo(?:que|ca)-[oa])\b.{0,20}?\b(?:in|inside|into|within|dentro|nella|dans|en|no|im|ins)\s+(?:(?:the|of|la|le|el|lo|o|a|da|do|das|den|dem|de|del|het)\s+)*(?:(?:letter|lettera|letra|lettre|buchstaben?)\s+)?["'“‘]?(\p{Lu})["'”’]?(?![\p{L}'’])/u;

/** "I'd rather have it replace the letter o", "put it inside the O": the picture that there is. */
function ofIt({ text, context }: Pick<ClauseText, 'text' | 'context'>): ReturnType<ClauseText['context']['letterThing']> {
  const [picture] = context.pictures;
  const [, letter] = insideOf.exec(text) ?? [];
  if (picture !== undefined && letter !== undefined) {
    const at = Array.from(context.brief.name).flatMap((own, place) => (own.toUpperCase() === letter ? [place] : []));
    return {
      wish: { kind: 'letter-picture', letter, at: at.slice(0, 1), place: 'counter' },
      thing: { icons: [picture], term: termOf(picture, context) },
    } as ReturnType<ClauseText['context']['letterThing']>;
  }
  if (picture === undefined || !replaces.test(text)) return undefined;
  const {
    tokens,
    scopes,
    text: said,
  } = context.sentence(
    text.replace(/^.*?\b(?:it|him|her)\b/i, `the ${termOf(picture, context)}`).replace(/\bto replace\b|\breplace\b/i, 'in place of'),
  );
  return context.letterThing({ text: said, tokens, scopes });
}
