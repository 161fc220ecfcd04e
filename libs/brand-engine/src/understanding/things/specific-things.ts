import { isHolder } from './holders.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import { kindsOfThings } from '../lexicon/kinds.js';
import { picturesByTrade } from '../lexicon/trade-pictures.js';
import { brandNouns } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import { notThings } from './words-not-shown.js';
import type { Span } from '../wishes.js';

/** Holders that keep or show what others trade in. */
const keepers = words('museum archive exhibition sanctuary hospital orchestra collection rescue');
/** Holders that are what a name says they are. */
const ownedNames = words('museum sanctuary orchestra festival bar repair park lesson warehouse showroom outlet emporium');
/** What says of which kind a holder is: "an umbrella repair shop", "a mushroom growing course". */
const between = words('repair making hire rental watching growing hunting breeding trekking cleaning');
const joining = /^(?:of|for|de|du|des|di|da|do|del|della|d|von|van|der)$/;

/** A creature or an instrument shows a trade better than the trade at large: "a fish bar", "a guitar school". */
const isAlwaysShown = (key: string): boolean =>
  ['animal', 'bird', 'insect', 'instrument'].some((kind) => kindsOfThings.get(kind)?.includes(singular(key)) === true);

/** What a picture must score to stand for a trade. */
const surely = 0.85;

/** A thing with the words from it to its holder. */
export interface SpecificThing extends Span {
  term: string;
}

/** "A cello school", "museum of clocks", "The Teapot Museum": the thing that a trade is about, which its picture shows rather than the trade at large. */
export function specificThings(
  tokens: readonly Token[],
  name: ReadonlySet<number>,
  isApart: (at: number) => boolean,
  icons: IconRanker,
  meant: (term: string) => string,
): SpecificThing[] {
  const itself = (term: string): boolean => icons.pictures(term).some(({ relation, score }) => relation === 'itself' || score >= surely);
  const thingFrom = (at: number, ofAnything: boolean): string | undefined => {
    const [token, before] = [tokens[at], tokens[at - 1]];
    // What is a trade of its own ("a toy shop") has pictures of its own.
    const isTrade =
      token !== undefined &&
      ((tellsTrade(token.key) && !ofAnything && !isAlwaysShown(token.key)) || brandNouns.has(token.key) || notThings.has(token.key));
    if (!token || isTrade || isApart(at) || isHolder(token.key)) return undefined;
    const pair = before?.gap === '' && !isApart(at - 1) ? `${before.key} ${singular(token.key)}` : '';
    const term = [pair, meant(singular(token.key))].find((own) => own !== '' && itself(own));
    return term;
  };
  return tokens.flatMap((_, at) => {
    const [holder, first] = [tokens[at], tokens[at - 1]];
    if (!holder || !isHolder(holder.key) || isApart(at)) return [];
    // "Willow Creek Farm" and "Swan School" are only called so.
    const isCalledSo = name.has(at) && !ownedNames.has(singular(holder.key)) && holder.start !== first?.start;
    if (isCalledSo) return [];
    const ofAnything = keepers.has(singular(holder.key));
    const before = first?.gap === '' || first?.start === holder.start ? at - 1 : -1;
    const isBetween = between.has(tokens[before]?.key ?? '') && tokens[before - 1]?.gap === '';
    const thing = thingFrom(before, ofAnything) ?? (isBetween ? thingFrom(before - 1, ofAnything) : undefined);
    // "A primary school" is a trade as a whole.
    if (tellsTrade(`${first?.key ?? ''} ${holder.key}`) || picturesByTrade.has(`${first?.key ?? ''} ${holder.key}`)) return [];
    if (thing !== undefined) return [{ term: thing, from: before, to: at + 1 }];
    const [link, of] = [tokens[at + 1], tokens[at + 2]];
    const isOf = holder.gap === '' && link?.gap === '' && joining.test(link.own) && of?.pos === 'NOUN' && !of.capitalised;
    const matter = isOf ? thingFrom(at + 2, ofAnything) : undefined;
    return matter === undefined ? [] : [{ term: matter, from: at, to: at + 1 }];
  });
}
