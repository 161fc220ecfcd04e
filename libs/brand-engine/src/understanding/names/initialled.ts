import type { FoundName, NameContext } from './find.js';
import { initialsFor } from './initials.js';
import { linkWords } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';

/** Whether a name is nothing but letters of a monogram: "TB", "M et R", "Interwoven D and B". */
const isOfLetters = (name: string, letters: string): boolean =>
  letters.startsWith(
    name
      .split(/[\s&+]+/u)
      .filter((word) => (/\p{Lu}/u.test(word) || !linkWords.has(word)) && !/^(?:inter)?(?:woven|locking|laced|twined|linked)$/i.test(word))
      .join('') || '\n',
  );

/** "Le iniziali TB in un quadrato, sartoria Tito Bassi": the letters are those of the name, and not the name. */
export function nameOfInitials(found: FoundName | undefined, letters: string | undefined, context: NameContext): FoundName | undefined {
  if (found === undefined || letters === undefined || !isOfLetters(found.name, letters)) return found;
  const { tokens } = context;
  const runs = tokens.flatMap(({ capitalised, text }, at) => {
    const before = tokens[at - 1];
    const goesOn = before?.capitalised === true && before.gap === '';
    if (!capitalised || goesOn || found.tokens.has(at) || context.isApart(at) || !text.startsWith(letters.charAt(0))) return [];
    const own = spell(context, at, endOfCapitals(context, at), found.source);
    return own && own.name.length > letters.length + 1 ? [own] : [];
  });
  const byInitials = runs.find(({ name }) => initialsFor(name).startsWith(letters));
  return byInitials ?? runs.find(({ name }) => !isOfLetters(name, letters)) ?? found;
}
