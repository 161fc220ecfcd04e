import type { Patch } from '../../refinement.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { linesOf, tidyLine } from '../../understanding/names/lines.js';
import { tidyName } from '../../understanding/text/script.js';
import { fold } from '../../understanding/text/text.js';
import { unsaid } from './idioms.js';
import { span, type ClauseText, type Reader } from './clause.js';
import { readColour } from './colour.js';
import { readConstraintChange } from './constraint.js';
import { exchangeOf } from './exchange.js';
import { italics, lineNoun, lineUpright, readForm } from './form.js';
import { readMood } from './mood.js';
import { readLines, readOrder } from './placing.js';
import { inFull, renamedTo, withoutRemark } from './renaming.js';
import { readShift } from './shift.js';

const renames = [
  /\brename(?: (?:it|this|the (?:brand|company|logo|name)|us))?(?: to| as| into)?[:\s]+(.+)$/i,
  /\bchang(?:e|ed|ing) (?:the |our |its )?(?:brand |company )?name(?: from .{1,60}?)? to[:\s]+(.+)$/i,
  /\b(?:call|name|spell|write) (?:it|this|us|the (?:brand|company|name))(?: as)?[:\s]+(.+)$/i,
  /\b(?:the |its |our |new )+(?:brand |company )?name (?:is now|should be|should read|must be|will be|becomes)(?: now)?[:\s]+(.+)$/i,
  /\bnew (?:brand |company )?name is[:\s]+(.+)$/i,
  // "The name is fine as it is", "the name is too long" name nothing.
  /\b(?:[Tt]he|[Ii]ts|[Oo]ur) (?:brand |company )?name is[:\s]+(["“„«‘']?\p{Lu}.*)$/u,
  /\bnew name[:\s]+(.+)$/i,
  /\b(?:text|name|wordmark|it|logo) should (?:say|read)[:\s]+(.+)$/i,
  /\b(?:text|name|wordmark) should be[:\s]+(.+)$/i,
];
const taglineNoun = '(?:tag ?line|slogan|strap ?line|sub ?title|motto|descriptor|sub ?line|claim)';
const removesTagline = new RegExp(
  `\\b(?:remove|drop|delete|lose|no|without|get rid of|take (?:out|away|off)|hide)\\b.{0,12}\\b${taglineNoun}\\b`,
  'i',
);
const taglineRemoved = new RegExp(`\\b${taglineNoun}\\b.{0,12}\\b(?:remove|delete|away|out|gone|not needed|no longer needed)\\b`);
const givesTagline = new RegExp(
  `\\b${taglineNoun}\\b(?: (?:to|is|of|saying|that says|reading|should be|should read|which says|below|under the name|underneath))*[:\\s-]+(.+)$`,
  'i',
);
/** "The tagline is hard to read" gives no other one. */
const complainsOfLine = new RegExp(
  `\\b${taglineNoun} (?:is|looks?|feels?|seems?|was|gets?|falls?|does|doesn't|reads?|·|isn't|should be (?:bigger|larger|smaller|bolder|thinner))(?: |$)(?!["“„«])`,
);

/** "Add Bakery underneath": words with capitals need no quotes. */
const addsBelow = /\b(?:add|put|write|place)\s+(?:the words?\s+)?(\p{Lu}[^"“]*?)\s+(?:below|underneath|beneath|under (?:it|the name))/u;
const adds = /\b(?:add|put|write|place|with|underneath|below)\b/;
const removes =
  /\b(?:remove|drop|delete|lose|no|without|get rid of|take (?:out|away|off)|hide|away|out|gone|(?:don't|do not|doesn't) need|can do without)\b/;
/** A line of words, and no rule. */
const lineOfWords =
  /\b(?:small|second|bottom|lower|little|last|written) line\b|\bline (?:of (?:text|words)|below|underneath|under (?:it|the name))\b|\b(?:text|words) (?:below|underneath|under)\b/;
/** "The line should now read …", "change the line to …" */
const speaksOfLine = new RegExp(`\\b(?:${lineNoun})\\b`);
/** "Can 'Farm shop' go under the name?" */
const standsBelow = /\b(?:go|goes|stand|sit|come|be|have|appear)\b.*\b(?:below|underneath|beneath|under)\b/;
/** "“Music School” under it" */
const quoteBelow = /["”»’'] (?:underneath|below|beneath|under(?: (?:it|the name|that))?)\b/u;
const givesLine = /\b(?:line|words?|text|tagline|write|underneath|below)\b/;

const courtesies = /[\s,]+(?:please|pls|instead|now|sorry|thanks|thank you|thx|cheers)[\s!.]*$/i;

/** The written value of a wish: what stands in quotes, else all that follows. */
function valueIn(text: string, rest: string | undefined): string {
  const quoted = findQuotes(text)[0]?.content;
  return quoted ?? (rest ?? '').replace(courtesies, '').replace(/(?<=[^.]{3})\.$/u, '');
}

/** "Write baked daily instead of fresh daily": the old line tells which words are new. */
function lineInstead({ text, tokens, context: { brief } }: ClauseText): string | undefined {
  const old = brief.descriptor?.toLowerCase() ?? '';
  const at = old === '' ? -1 : text.toLowerCase().indexOf(old);
  if (at < 0 || !exchangeOf(tokens)) return undefined;
  const quoted = findQuotes(text).find(({ content }) => content.toLowerCase() !== old)?.content;
  const write = tokens.findIndex(({ key }) => /^(?:write|put|say)$/.test(key));
  const end = tokens.findIndex(({ key, start }, place) => place > write && (start === at || /^(?:instead|rather|in)/.test(key)));
  const [first, last] = [tokens[write + 1], tokens.at(end < 0 ? -1 : end - 1)];
  const written = write >= 0 && first && last ? text.slice(first.start, last.end) : '';
  return tidyLine(quoted ?? written) ?? undefined;
}

/** "Replace Co with Company": a word of the name for another one. */
function wordInstead({ text, context: { brief } }: ClauseText): string | undefined {
  const [, old = '', fresh = ''] =
    /\b(?:replace|change|swap|turn)\s+(?:the\s+)?["“‘']?([\p{L}\p{N}.&]+)["”’']?\s+(?:with|to|by|into|for)\s+["“‘']?(\p{Lu}[\p{L}\p{N}.&]*)["”’']?$/iu.exec(
      text,
    ) ?? [];
  const words = brief.name.split(' ');
  const at = words.indexOf(old);
  return words.length < 2 || at < 0 || !/^\p{Lu}/u.test(fresh) ? undefined : words.with(at, fresh).join(' ');
}

/** `Replace "Coffee" with "Roasters"`: the first quote tells which line is meant. */
export const readReplacedText: Reader = (clause) => {
  const line = lineInstead(clause);
  if (line !== undefined) return all(clause, { kind: 'descriptor', text: line });
  const word = wordInstead(clause);
  if (word !== undefined) return all(clause, { kind: 'rename', name: word });
  const [from, to] = findQuotes(clause.text);
  if (!from || !to || !/\b(?:replace|change|swap|turn|(?:should|must) (?:\w+ )?(?:read|say|be|become)|becomes?)\b/.test(clause.keys))
    return undefined;
  const { name, descriptor } = clause.context.brief;
  const [old, renamed] = [fold(from.content), tidyName(to.content)];
  if (old === fold(name)) return all(clause, { kind: 'rename', name: renamed || name });
  const lines = linesOf(name);
  if (descriptor === null && lines.line !== null && old === fold(lines.line))
    return all(clause, { kind: 'rename', name: `${lines.name} ${renamed}` });
  if (descriptor === null && lines.line !== null && old === fold(lines.name))
    return all(clause, { kind: 'rename', name: `${renamed} ${lines.line}` });
  return fold(from.content) === fold(descriptor ?? '') ? all(clause, { kind: 'descriptor', text: tidyLine(to.content) }) : undefined;
};

/** What a name is written in or with is none; a name that is given in small letters opens with no such word. */
const opensSetting = /^(?:in|on|onto|with|without|below|under|underneath|beneath|above|beside|next to|around|across|over|at|inside)\b/;
const setsName =
  /\b(?:(?:spell|write) (?:it|this|the (?:brand|company|name))|(?:text|name|wordmark|it|logo) (?:should|must|will) (?:be|read|say))(?: as| now)?\s+(\p{Ll}[^\p{Lu}:]*)$/u;

/** "Write the name in all caps", "the name should be bigger", "it should be on two lines" tell how the name is set. */
function isOfLetters(clause: ClauseText): boolean {
  const [, value] = setsName.exec(clause.text) ?? [];
  if (value === undefined) return false;
  return (
    opensSetting.test(value) ||
    [readForm, readConstraintChange, readShift, readMood, readOrder, readLines].some((reader) => reader(clause, new Set()) !== undefined)
  );
}

/** "It's 94.5 actually" of what is called Wave 94.2: a number of the same length in place of the one that there is. */
function withOtherNumber({ text, keys, tokens, context: { brief } }: ClauseText): string | undefined {
  if (!/\b(?:it|is|should|must|read|make|change|actually|really|now|correct|right|not)\b/.test(keys) || tokens.length > mostOfNumber)
    return undefined;
  // "101.7" and "99.3" are written alike; of numbers without a point only those of one length are.
  const shape = (number: string): string => (/[.,/-]/.test(number) ? number.replace(/\d+/g, '0') : number.replace(/\d/g, '0'));
  const numbers = (words: string): string[] => words.match(/\d+(?:[.,/-]\d+)*/g) ?? [];
  const [old, ...more] = numbers(brief.name);
  const other = numbers(text).find((number) => number !== old && shape(number) === shape(old ?? ''));
  return old === undefined || more.length > 0 || other === undefined ? undefined : brief.name.replace(old, other);
}

/** A clause of more words tells of something else. */
const mostOfNumber = 9;

/** "It should be Driftwood Boat Hire": a name that shares words with the one that is shown. */
function correctionOf({ text, context: { brief } }: ClauseText): string | undefined {
  const [, value] =
    /\b(?:[Ii]t|[Tt]hat|[Tt]his)(?:'s|’s| is| should be| must be| ought to be)(?: actually| really| in fact)?\s+(\p{Lu}.+)$/u.exec(text) ??
    /^(?:but |and )?(?:should|must|ought to) (?:be|say|read)\s+(\p{Lu}.+)$/u.exec(text) ??
    /^(\p{Lu}.+?)\s+(?:now|from now on|these days)$/u.exec(withoutRemark(text)) ??
    // "Low String Guitars Limited, not Ltd"
    /^(\p{Lu}.+?),\s+not\s+\p{Lu}/u.exec(text) ??
    [];
  const fresh = value === undefined ? undefined : value.replace(/,?\s+not\s.*$/u, '');
  const shown = new Set(fold(brief.name).split(/\s+/));
  const isAlike =
    fresh !== undefined &&
    fold(fresh)
      .split(/\s+/)
      .some((word) => word.length > 3 && shown.has(word));
  return isAlike && fold(fresh) !== fold(brief.name) ? fresh : undefined;
}

/** "The line under the name should say …", "the text below to …". */
const ofLineBelow =
  /\b(?:line|text|words?|writing) (?:below|underneath|beneath|under)(?: (?:it|the name|the logo))? (?:(?:should|must|could|can|needs to|has to|to)(?: (?:now|rather|instead|please))* (?:be|say|read|to)|saying|reading|that (?:says|reads))\b/;

const inCapitals = /\b(?:in|all) (?:all )?(?:caps|capitals|capital letters|uppercase|upper case)\b/;
const writesBelow =
  /\b(?:below|underneath|beneath|under(?: it| the name)?)\b.*\b(?:say|read)s?\s+(\p{Lu}.*)$|\b(?:say|read)s?\s+(\p{Lu}.*?)\s+(?:below|underneath|beneath|under (?:it|the name))\b/u;

/** "Bianchi & Verdi" are no colours. */
const joinedNames = /\p{Lu}\S*\s+(?:&|\+|and|und|et|y|e|en|och|og)\s+\p{Lu}/u;

/** "Rename it to X", "call it X". */
export const readRename: Reader = (clause) => {
  const { text } = clause;
  // "Acme in caps" writes the name another way, "below it should say Leeds" and "the line under the name should say Leeds" write something else.
  if (inCapitals.test(clause.keys) || writesBelow.test(text) || ofLineBelow.test(clause.keys)) return undefined;
  // "The name should be in dark blue" names no name.
  if (
    findQuotes(text).length === 0 &&
    !joinedNames.test(text) &&
    readColour(clause, new Set())?.patches.some((patch) => patch.kind === 'set-part' && patch.part === 'letters')
  )
    return undefined;
  if (findQuotes(text).length === 0 && isOfLetters(clause)) return undefined;
  const match = renames.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const value = match
    ? inFull(valueIn(text, withoutRemark(match[1] ?? '')), clause.context.brief.name)
    : (wordExchanged(text, clause.context.brief.name) ?? renamedTo(clause) ?? correctionOf(clause) ?? withOtherNumber(clause));
  // "With two p's: Slipp" spells it out behind the colon.
  const name = tidyName((value ?? '').replace(/^.*:\s+(?=\p{Lu})/u, ''));
  return /[\p{L}\p{N}]/u.test(name) ? all(clause, { kind: 'rename', name }) : undefined;
};

const exchangesWord = /^(?:(?:and|please|also) )*(?:change|correct) (\p{Lu}[\p{L}\p{N}’'-]*) (?:to|into) (\p{Lu}[^.,;!?]*)$/u;

/** "Change Brightside to BrightSide Tutoring": a word of the name gives way, or to the whole name where all its words are told. */
function wordExchanged(text: string, name: string): string | undefined {
  const [, old = '', fresh = ''] = exchangesWord.exec(text) ?? [];
  const words = name.split(' ');
  const at = words.findIndex((word) => fold(word) === fold(old));
  if (at < 0) return undefined;
  const told = new Set(fold(fresh).split(' '));
  return words.every((word) => told.has(fold(word))) ? fresh : words.with(at, fresh).join(' ');
}

/** "Add the tagline X", "remove the tagline". */
export const readTagline: Reader = (clause) => {
  const { text } = clause;
  const isComplaint = complainsOfLine.test(clause.keys) || clause.tokens.some(({ key }) => key === unsaid);
  // "Untertitel: handgemacht in Graz"
  const abroad = /^tagline\b/.test(clause.keys) ? /^[^:]{3,24}:\s*(.+)$/.exec(text) : null;
  const announced = isComplaint && findQuotes(text).length === 0 ? null : (givesTagline.exec(text) ?? abroad);
  if (removesTagline.test(text) || removesTagline.test(clause.keys) || taglineRemoved.test(clause.keys))
    return all(clause, { kind: 'descriptor', text: null });
  // "Drop the line", of what has one of words.
  const isOwnLine = clause.context.brief.descriptor !== null && /\b(?:the|that|this) line$/.test(clause.keys);
  if (removes.test(clause.keys) && (isOwnLine || lineOfWords.test(clause.keys)) && findQuotes(text).length === 0) {
    const gone: Patch = { kind: 'descriptor', text: null };
    // A line may be one of words or a rule: neither is to be left.
    const ruled: Patch[] = /\b(?:text|words?|written)\b/.test(clause.keys) ? [] : [{ kind: 'take-form', form: 'rules', refused: true }];
    return { patches: [gone, ...ruled], used: span(0, clause.tokens.length) };
  }
  const [first, second] = findQuotes(text);
  // "Add “Est. 2015” and “Leeds”": both stand there.
  const areBoth =
    first &&
    second &&
    adds.test(clause.keys) &&
    /^["”“»’'\s]*(?:and|und|et|y|e|en|och|og|i|&|\+|,)["”“«‘'\s]*$/iu.test(text.slice(first.end, second.start));
  const quoted = areBoth ? `${first.content} · ${second.content}` : first?.content;
  // "'Old' and 'Mill' on one line" speaks of the words of the name.
  if (quoted !== undefined && clause.context.brief.name.split(' ').length > 1 && clause.context.brief.name.split(' ').includes(quoted))
    return undefined;
  const value = announced
    ? valueIn(text, behindColon(clause) ?? announced[1])
    : adds.test(clause.keys) ||
        ofLineBelow.test(clause.keys) ||
        (quoted !== undefined &&
          (speaksOfLine.test(clause.keys) || standsBelow.test(clause.keys) || quoteBelow.test(text)) &&
          !removes.test(clause.keys))
      ? (quoted ?? behindColon(clause) ?? addsBelow.exec(text)?.[1] ?? saidBelow(text) ?? writtenBelow(clause) ?? '')
      : '';
  const line = tidyLine(value);
  if (line === null) return undefined;
  const isSlanted = quoted !== undefined && italics.test(clause.keys) && !italics.test(quoted.toLowerCase());
  const from = quoted === undefined ? 0 : quoteBehindGround(clause, quoted);
  const isAdded = /\b(?:add|also|plus|include)\b/.test(clause.keys) ? { isAdded: true as const } : {};
  const written = { patches: [{ kind: 'descriptor' as const, text: line, ...isAdded }], used: span(from, clause.tokens.length) };
  const isUnderlined = /\b(?:thin |fine )?line (?:under|below|underneath|beneath) (?:the |our )?name (?:with|and)\b/.test(clause.keys);
  const ruled: Patch[] = isUnderlined ? [{ kind: 'take-form', form: 'underlined', refused: false }] : [];
  const isElsewhere = quoted !== undefined && besideName.test(clause.keys);
  const reasons: Patch[] = [...ruled, ...(isSlanted ? [lineUpright] : []), ...(isElsewhere ? [underName] : [])];
  return { ...written, patches: [...written.patches, ...reasons] };
};

const besideName =
  /\b(?:left|right|above|over|on top|beside|next to)\b(?: (?:of|to|side))*(?: (?:the|our))? (?:name|text|lettering|wordmark)\b/;
const underName: Patch = { kind: 'beyond', reason: 'More words stand under the name.' };

const saidBelow = (text: string): string | undefined =>
  writesBelow.exec(text)?.slice(1).find(Boolean) ??
  /\b(?:say(?:ing|s)?|read(?:ing|s)?|be|to):?\s+(?!in\b)(.+)$/u.exec(ofLineBelow.test(text) ? text : '')?.[1];

/** "In a badge with “since 2009”": where the quoted line begins, if something else is asked for before it. */
function quoteBehindGround({ text, tokens }: ClauseText, quoted: string): number {
  const start = text.indexOf(quoted);
  const first = tokens.findIndex((token) => token.start >= start);
  return tokens.slice(0, first).some(({ key }) => /^(?:badge|seal|stamp|emblem|crest|roundel|ribbon|banner)$/.test(key)) ? first : 0;
}

/** "Add a line below: Fresh every day" */
function behindColon({ text, tokens }: ClauseText): string | undefined {
  const colon = tokens.findIndex(({ gap }) => gap.startsWith(':'));
  const announces = tokens.slice(0, colon + 1).some(({ key }) => givesLine.test(key));
  return colon >= 0 && announces ? text.slice(tokens[colon]?.end).replace(/^\s*:\s*/, '') : undefined;
}

/** "Skriv Tromsø under", "ajoute le texte Pain frais sous le nom": the words between, or those at the end. */
function writtenBelow({ text, tokens, keys }: ClauseText): string | undefined {
  const below = tokens.findIndex(({ key }) => /^(?:underneath|below|beneath|under)$/.test(key));
  const verb = tokens.findIndex(({ key }) => /^(?:write|add|put)$/.test(key));
  if (below < 0 || verb < 0 || /\bit\b/.test(keys)) return undefined;
  const noun = tokens.findIndex(({ key }, at) => /^(?:text|letters|words?|line)$/.test(key) && at + 1 !== below);
  const lead = Math.max(verb, noun);
  const [first, last] = lead + 1 < below ? [tokens[lead + 1], tokens[below - 1]] : [tokens[Math.max(lead, below) + 1], tokens.at(-1)];
  if (!first || !last || (tokens[verb]?.key !== 'write' && !first.capitalised)) return undefined;
  // "Write the year underneath" tells what, and not which words.
  return /^(?:the|a|an|our)$/.test(first.key) ? undefined : text.slice(first.start, last.end);
}

const all = (
  { tokens }: ClauseText,
  patch: { kind: 'rename'; name: string } | { kind: 'descriptor'; text: string | null },
): ReturnType<Reader> => ({
  patches: [patch],
  used: span(0, tokens.length),
});
