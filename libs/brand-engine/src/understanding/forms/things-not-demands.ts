import { plainColours } from '../lexicon/colours.js';
import type { Token } from '../text/text.js';

const ofLooks =
  /^(?:fonts?|type|typeface|faces?|letters?|lettering|style|look|script|text|logo|design|shape|emblem|badge|mark|effect|like|form|outline)$/;
const sea = /^(?:pups?|sea|ocean|beach|sanctuary|colony|whiskers|flippers?|harbour|rescue|zoo|aquarium|diving|arctic|island|skerry|coast)$/;

/** "A seal pup", "a wax seal", "stamp collectors", "a typewriter": words for a badge or for letters that are things here. */
export function isThingNotDemand(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, token, next] = [tokens[from - 1], tokens[from], tokens[to - 1]?.gap === '' ? tokens[to] : undefined];
  if (isMadeGround(tokens, to)) return true;
  if (to - from !== 1 || !/^(?:seal|stamp|typewriter)s?$/.test(token?.key ?? '')) return false;
  if (isToBeShown(tokens, from)) return true;
  if (next?.pos === 'NOUN') return !ofLooks.test(next.key);
  if (/^(?:wax|postage|rubber)$/.test(before?.key ?? '')) return true;
  // No letters are called "typewriters".
  if (token?.key === 'typewriters') return true;
  if (token?.key === 'typewriter') return /^(?:a|an|old|vintage)$/.test(before?.key ?? '');
  return /^(?:a|an|two|three)$/.test(before?.key ?? '') && token?.key === 'seal' && tokens.some(({ key }) => sea.test(key));
}

const grounds = /^(?:ring|circle|square|frame|disc|arch|border)$/;
const noMaterial =
  /^(?:a|an|the|its|our|my|text|words?|letters?|lettering|type|colou?rs?|names?|light|fire|trust|life|friends|people|lines?|dots?|gold|silver|white|black)$/;

/** "In a ring of rope", "inside a circle of leaves": a ground that is made of things is a thing itself. */
export const isMadeGround = (tokens: readonly Token[], to: number): boolean => {
  const [ground, link, material] = tokens.slice(to - 1, to + 2);
  return (
    grounds.test(ground?.key ?? '') &&
    ground?.gap === '' &&
    link?.key === 'of' &&
    link.gap === '' &&
    /^(?:NOUN|VERB|PROPN)$/.test(material?.pos ?? '') &&
    !noMaterial.test(material?.key ?? '')
  );
};

/** "The logo should show a stamp", "a picture of a crayon": what is to be shown is a thing, whatever else its word may mean. */
export const isToBeShown = (tokens: readonly Token[], from: number): boolean => {
  const [verb, article] = [tokens[from - 2], tokens[from - 1]];
  if (article?.gap !== '' || !/^(?:an?|one|the)$/.test(article.key) || verb?.gap !== '') return false;
  return (
    /^(?:shows?|showing|features?|featuring|depicts?|depicting)$/.test(verb.key) ||
    (verb.key === 'of' && /^(?:pictures?|drawings?|images?|illustrations?)$/.test(tokens[from - 3]?.key ?? ''))
  );
};

/** "Black and white with red", "black white yellow" and "black, white, red" name colours; "black and white" alone is a demand. */
export const isColourList = (tokens: readonly Token[], to: number): boolean => {
  const [next, after] = [tokens[to], tokens[to + 1]];
  const gap = tokens[to - 1]?.gap ?? '';
  if (next === undefined || !/^,?$/.test(gap)) return false;
  // "Black and white, green energy" tells a trade.
  const isItem = tokens[to - 1]?.key === 'white' && (next.gap !== '' || after === undefined);
  return gap === '' && /^(?:with|and|plus)$/.test(next.key) ? after !== undefined : isItem && plainColours.get(next.key)?.hue != null;
};

/** "Only lettering and a wave": letters are not all that is asked for. */
export const isWithPicture = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.gap === '' && /^(?:and|with|plus)$/.test(tokens[to]?.key ?? '') && /^(?:a|an|one)$/.test(tokens[to + 1]?.key ?? '');
