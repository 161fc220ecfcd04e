import { hasArticle } from '../asked/articles.js';
import { likening } from '../lexicon/likening.js';
import type { IconRanker } from './icons.js';
import { areJoined, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** What says that one thing is to be another as well. */
const asAnother = new RegExp(
  `^(?:as|${likening}|that is also|that becomes|which becomes|that turns into|turning into|becoming|whose \\w+ (?:is|are|becomes?|turns? into))(?: (?:a|an|the))?$`,
);

/** "Pencil as a rocket, Write Up", "a guitar whose body is a leaf": two things that are to be one are both asked for. */
export function withMerged(found: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const isPictured = ({ term, refused }: Thing): boolean => !refused && icons.pictures(term).some(({ relation }) => relation === 'itself');
  const opens = ({ from }: Thing): boolean => hasArticle(tokens, from) || from <= 1 || tokens[from - 1]?.gap !== '';
  const isMerged = (one: Thing | undefined, other: Thing | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    [one, other].every(isPictured) &&
    opens(one) &&
    other.from > one.to &&
    areJoined(tokens, one.to - 1, other.from) &&
    asAnother.test(
      tokens
        .slice(one.to, other.from)
        .map(({ key }) => key)
        .join(' '),
    );
  return found.map((thing, at) =>
    !thing.asked && (isMerged(thing, found[at + 1]) || isMerged(found[at - 1], thing)) ? { ...thing, asked: true } : thing,
  );
}
