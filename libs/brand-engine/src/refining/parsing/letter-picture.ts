import { type ClauseText, type Reader, termOf } from './clause.js';

/** "Turn the o into a sun", "a leaf for the dot of the i". */
export const readLetterPicture: Reader = ({ text, tokens, scopes, context }) => {
  const found = context.letterThing({ text, tokens: [...tokens], scopes: [...scopes] }) ?? ofIt({ text, context });
  if (!found) return undefined;
  const { letter, at, place } = found.wish;
  const { icons, term } = found.thing;
  return { patches: [{ kind: 'letter-picture', icons, term, letter, at, place }], used: tokens.map((_, own) => own) };
};

const replaces =
  /\b(?:it|him|her) (?:to )?(?:replace|stand in for|take the place of|instead of|in place of|as|for) (?:the )?(?:letter )?["'“‘]?\p{L}["'”’]?(?![\p{L}'’])/iu;

/** "I'd rather have it replace the letter o": the picture that there is. */
function ofIt({ text, context }: Pick<ClauseText, 'text' | 'context'>): ReturnType<ClauseText['context']['letterThing']> {
  const [picture] = context.pictures;
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
