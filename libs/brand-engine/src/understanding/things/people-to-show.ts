import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** How somebody looks who is drawn; "an old baker" and "a friendly plumber" may run the business. */
const looks = words(
  'bearded bald moustached mustached mustachioed smiling laughing grinning winking whistling dancing running sleeping flexing saluting waving tattooed hooded muscular burly',
);
const having = /^(?:with|wearing|holding|carrying)$/;

/** "A bearded fisherman", "a baker with a tall hat": somebody who is to be drawn, where a word before them tells the trade. */
export function peopleToShow(tokens: readonly Token[], icons: IconRanker): Thing[] {
  return tokens.flatMap(({ key, gap }, at) => {
    const isPerson = /(?:m[ae]n|er|or|ist|ian|smith)s?$/.test(key) && tellsTrade(key);
    const article = tokens.findLastIndex((token, place) => place < at && place >= at - 3 && /^(?:a|an|two|three)$/.test(token.key));
    const isTradeTold = tokens.slice(0, Math.max(0, article)).some((token) => token.key !== key && tellsTrade(token.key));
    if (!isPerson || !isTradeTold || !tokens.slice(article, at).every((token) => token.gap === '')) return [];
    const isSeen = tokens.slice(article + 1, at).some((token) => looks.has(token.key));
    const end = tokens.findIndex((token, place) => place > at && token.gap !== '');
    const phrase = tokens.slice(at + 1, end < 0 ? tokens.length : end + 1);
    const has = gap === '' && having.test(phrase[0]?.key ?? '') && phrase.slice(1, 4).some((token) => icons.shows(singular(token.key)));
    if (!isSeen && !has) return [];
    return [{ kind: 'thing', term: key, asked: true, refused: false, icons: icons.find(key).map(({ id }) => id), from: at, to: at + 1 }];
  });
}
