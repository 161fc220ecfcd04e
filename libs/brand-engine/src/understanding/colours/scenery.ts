import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';

/** Where things stand or swim, which lends its colour elsewhere. */
export const scenery = words('sea ocean desert forest lake river beach lagoon sky meadow reef harbour island sand');

/** "Їжак під грибом", "una barca sul mare", "båt på havet": where a thing is, in another tongue; "gull på sand" are two colours. */
export function isPlaceAbroad(tokens: readonly Token[], from: number): boolean {
  const [thing, before, link] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (before?.gap !== '' || before.key === before.own) return false;
  const place = before.key === 'the' && link?.gap === '' ? link.key : before.key;
  const isScene = scenery.has(thing?.key ?? '') && (thing?.key !== 'sand' || before.key === 'the');
  return /^(?:below|above|behind|beside|among|inside)$/.test(before.key) || (place === 'on' && isScene);
}

const towns = words('dijon bordeaux burgundy bourgogne champagne cognac siena capri havana oxford cambridge windsor');

/** "À Dijon", "from Burgundy", "aus Bordeaux": where somebody is, and no colour. */
export const isTown = (tokens: readonly Token[], at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    token?.capitalised === true &&
    towns.has(token.own) &&
    before?.gap === '' &&
    /^(?:a|at|aus|bei|da|fra|fran|from|near|z)$/.test(before.own)
  );
};
