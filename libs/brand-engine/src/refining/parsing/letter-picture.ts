import type { Reader } from './clause.js';

/** "Turn the o into a sun", "a leaf for the dot of the i". */
export const readLetterPicture: Reader = ({ text, tokens, scopes, context }) => {
  const found = context.letterThing({ text, tokens: [...tokens], scopes: [...scopes] });
  if (!found) return undefined;
  const { letter, at, place } = found.wish;
  const { icons, term } = found.thing;
  return { patches: [{ kind: 'letter-picture', icons, term, letter, at, place }], used: tokens.map((_, own) => own) };
};
