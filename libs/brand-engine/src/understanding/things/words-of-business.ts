import { creatures } from '../lexicon/kinds.js';
import { hasArticle } from '../asked/articles.js';
import { isBusiness } from '../asked/standing-alone.js';
import { materials } from '../lexicon/materials.js';
import { brandNouns, customers, ordered } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import { tellsTrade } from '../trades/industry.js';
import type { Thing } from '../wishes.js';
import { shops } from './words-not-shown.js';

/** "A travel planning app, paper plane", "agencia de montaña, un pico": beside a picture, what only says which business it is is none. */
export function withoutTrade(all: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const found = all.filter((thing) => thing.refused || ![isServed, isCustomer, isShopBeside].some((isOf) => isOf(thing, tokens)));
  const isAsked = (thing: Thing): boolean => thing.asked && !thing.refused && thing.icons.length > 0;
  const hasPicture = found.some((thing) => isAsked(thing) && !saysWhichBusiness(thing, tokens));
  const pictures = found.filter((thing) => isAsked(thing) && hasArticle(tokens, thing.from));
  const isTold = (thing: Thing): boolean => saysWhichBusiness(thing, tokens) || areWares(thing, tokens, pictures);
  return hasPicture ? found.map((thing) => (isAsked(thing) && isTold(thing) ? { ...thing, asked: false } : thing)) : found;
}

const people = words('child kid baby toddler woman man lady gentleman girl boy teen teenager family parent senior');

/** "A finance app for students", "bookkeeping for farmers": beside a trade of its own, whom it is for is no picture. */
function isCustomer({ asked, from, to }: Thing, tokens: readonly Token[]): boolean {
  const [seller, link] = tokens.slice(Math.max(0, from - 2), from);
  const isFor = link?.key === 'for' && link.gap === '' && seller?.gap === '';
  return isFor && !asked && to - from === 1 && customers.has(singular(tokens[from]?.key ?? '')) && isSeller(seller.key);
}
const isSeller = (key: string): boolean => /^(?:app|apps|software|platform|tool|tools|website|websites)$/.test(key) || tellsTrade(key);

/** "A children's dentist", "a men's barber": whom a trade serves is not what it shows. */
const isServed = ({ from, to }: Thing, tokens: readonly Token[]): boolean => {
  const [last, next] = [tokens[to - 1], tokens[to]];
  return (
    to - from === 1 &&
    last?.gap === '' &&
    /['’]s?$/.test(last.text) &&
    people.has(singular(last.key)) &&
    next !== undefined &&
    tellsTrade(next.key)
  );
};

/** "Eine Buchhandlung mit Café": one word abroad for a shop of another kind, which a business has as well. */
function isShopBeside({ from }: Thing, tokens: readonly Token[]): boolean {
  const start = tokens[from]?.start;
  const first = tokens.findIndex((token) => token.start === start);
  const word = tokens.filter((token) => token.start === start);
  const link = tokens[first - 1];
  const holder = tokens[first - 2];
  const isOfBusiness = isBusiness(holder) || tellsTrade(holder?.key ?? '');
  return word.length > 1 && link?.key === 'with' && link.gap === '' && shops.has(word.at(-1)?.key ?? '') && isOfBusiness;
}

/** Where the words begin that no mark parts from a word. */
function phraseStart(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && tokens[from - 1]?.gap === '') from--;
  return from;
}

/** "Grandad's Shed, wooden toys, a little train": behind the name and without an article stands what is sold, and the picture has one. */
function areWares({ from, to }: Thing, tokens: readonly Token[], pictures: readonly Thing[]): boolean {
  const start = phraseStart(tokens, from);
  const isSecond = start > 0 && phraseStart(tokens, start - 1) === 0;
  if (!isSecond || !pictures.some((picture) => phraseStart(tokens, picture.from) >= to)) return false;
  const end = tokens.findIndex(({ gap }, at) => at >= start && gap !== '') + 1 || tokens.length;
  const clause = tokens.slice(start, end);
  const isSold = ({ key }: Token, at: number): boolean =>
    [key, singular(key), `${key} ${clause[at + 1]?.key ?? ''}`].some((words) => tellsTrade(words) || materials.has(words)) &&
    !creatures.has(singular(key));
  return clause.some(isSold) && clause.every(({ key, pos }) => /^(?:NOUN|ADJ|VERB)$/.test(pos) || /^(?:and|of|&)$/.test(key));
}

function saysWhichBusiness({ from, to }: Thing, tokens: readonly Token[]): boolean {
  let end = to;
  while (tokens[end - 1]?.gap === '' && /^(?:NOUN|VERB|ADJ)$/.test(tokens[end]?.pos ?? '')) end++;
  return (
    (end > to && isBusiness(tokens[end - 1])) ||
    (tokens[from - 1]?.key === 'of' && isBusiness(tokens[from - 2])) ||
    isTradeAlone(tokens, from, to) ||
    isTradeForSomebody(tokens, from, to) ||
    isPremises(tokens, from, to)
  );
}

/** "Atelier Brume, céramiste", "a pub with live music": a word of the trade that has no article is no picture. */
function isTradeAlone(tokens: readonly Token[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ key }) => tellsTrade(key)) || /^(?:a|an|one|two|three)$/.test(tokens[from - 1]?.key ?? ''))
    return false;
  let start = from;
  while (start > 0 && tokens[start - 1]?.gap === '') start--;
  const ofBusiness = tokens.slice(start, from).findIndex(({ key }) => key === 'with');
  const isAlone =
    start === from &&
    (tokens[to - 1]?.gap !== '' || to === tokens.length) &&
    /(?:ure|ery|ing|phy|sic|ics|ance)$/.test(tokens[to - 1]?.key ?? '');
  const holder = tokens[start + ofBusiness - 1]?.key ?? '';
  return isAlone || (ofBusiness > 0 && !ordered.has(holder) && [brandNouns, shops].some((known) => known.has(holder)));
}

/** "Kletterhalle für Senioren": what opens a prompt, tells a trade and says for whom. */
const isTradeForSomebody = (tokens: readonly Token[], from: number, to: number): boolean =>
  from === 0 && tokens[to - 1]?.gap === '' && tokens[to]?.key === 'for' && tokens.slice(from, to).some(({ key }) => tellsTrade(key));

/** "Meridian, a climbing wall in Bristol", "a steamed bun stall": where a business is done; "a camper van under stars" is a scene. */
const isPremises = (tokens: readonly Token[], from: number, to: number): boolean =>
  !(tokens[to - 1]?.gap === '' && /^(?:with|under|beside|against)$/.test(tokens[to]?.key ?? '')) &&
  /^(?:wall|stall|stand|kiosk|truck|van|cart|trailer|farm|yard)$/.test(tokens[to - 1]?.key ?? '') &&
  (to - from > 1 || (/^(?:NOUN|VERB)$/.test(tokens[from - 1]?.pos ?? '') && tokens[from - 1]?.gap === '')) &&
  !/^(?:with|showing)$/.test(tokens[from - 2]?.key ?? '');
