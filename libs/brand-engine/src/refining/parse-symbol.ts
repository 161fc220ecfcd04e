import type { Constraints } from '../brief.js';
import { findConstraints } from '../understanding/constraints.js';
import { plainColours } from '../understanding/lexicon/colours.js';
import { brandNouns, stopWords } from '../understanding/lexicon/words.js';
import { singular } from '../understanding/text.js';
import { alreadySo, span, type ClauseText, type Reader } from './parse-clause.js';

const symbolNoun = '(?:icon|icons|symbol|pictogram|image|picture|graphic|illustration|mark|emblem|mascot|drawing)';
const removesIcon = new RegExp(
  `\\b(?:remove|drop|lose|delete|get rid of|no|without|take (?:out|away|off)|ditch|skip|hide|don't want|do not want|not need|don't need)\\b (?:the |an |a |any |that |this )?${symbolNoun}\\b`,
);
const namesSymbol = new RegExp(`\\b${symbolNoun}\\b`);
const isSymbolNoun = new RegExp(`^${symbolNoun}$`);
const removesThing = /\b(?:remove|drop|lose|delete|get rid of|take (?:out|away|off)|ditch|hide|no|without)\b/;
const removesShape =
  /\b(?:remove|drop|lose|delete|get rid of|no|without|take (?:out|away|off)|ditch)\b (?:the |a |that |this |its )?(?:container|circle|frame|hexagon|square|squircle|shield|background shape|background|box|ring|border|outline|shape|badge)\b/;
const removesText =
  /\b(?:remove|drop|lose|delete|no|without|hide|take (?:out|away|off))\b (?:the |all |any )?(?:text|name|wordmark|letters|lettering)\b|\b(?:icon|symbol|mark) only\b|\b(?:just|only) the (?:icon|symbol|mark)\b/;
const bringsBack = new RegExp(`\\b(?:add|bring back|include|put back|want|need|use)\\b (?:the |an |a |some )?${symbolNoun}\\b(?: back)?$`);
const shapes: readonly (readonly [RegExp, Constraints['container']])[] = [
  [/\b(?:circle|circular|ring|round shape|roundel)\b/, 'circle'],
  [/\b(?:rounded square|squircle|app icon|app tile)\b/, 'squircle'],
  [/\b(?:square|box)\b/, 'square'],
  [/\bhexagon(?:al)?\b/, 'hexagon'],
  [/\bshield\b/, 'shield'],
  [/\barch\b/, 'arch'],
  [/\b(?:drop|teardrop)\b/, 'drop'],
  [/\b(?:diamond|rhombus)\b/, 'diamond'],
];
const encloses = /\b(?:in|inside|within|into|around|put|place|frame|enclose|surround|wrap|container)\b/;
const stacks =
  /\b(?:stack(?:ed)?(?: it)?|vertical(?:ly)?|(?:icon|symbol|mark) (?:above|on top|over)|(?:text|name|wordmark) (?:below|under|underneath|beneath)|centre(?:d)?|center(?:ed)?)\b/;
const rows =
  /\b(?:horizontal(?:ly)?|side by side|in a row|in (?:a|one) (?:single )?line|on one line|next to (?:each other|the (?:name|text))|(?:icon|symbol|mark) (?:to|on) the left|beside)\b/;
const flat = /\b(?:flat|flatter|no (?:more )?(?:gradients?|shadows?|3d|effects?)|without (?:gradients?|shadows?|effects?))\b/;

/** Layout, case, kind of type, containers, kinds of symbol: everything that constrains. */
export const readConstraintChange: Reader = (clause, used) => {
  const { keys, tokens, scopes } = clause;
  const asked: Partial<Constraints> = {};
  const words: number[] = [];
  if (/\b(?:flip|mirror|rotate|tilt|turn around)\b/.test(keys)) return undefined;
  if (removesShape.test(keys))
    return {
      patches: [{ kind: 'constrain', constraints: /\bbadge\b/.test(keys) ? { symbol: 'any', layout: 'any' } : { container: 'none' } }],
      used: span(0, tokens.length),
    };
  if (removesText.test(keys))
    return { patches: [{ kind: 'constrain', constraints: { symbol: 'icon', noText: true } }], used: span(0, tokens.length) };
  if (removesIcon.test(keys))
    return { patches: [{ kind: 'constrain', constraints: { symbol: 'wordmark', noIcon: true } }], used: span(0, tokens.length) };
  if (bringsBack.test(keys))
    return { patches: [{ kind: 'constrain', constraints: { symbol: 'icon', noIcon: false } }], used: span(0, tokens.length) };
  for (const mention of findConstraints(tokens, scopes, used)) {
    if (Object.keys(mention.asked).length === 0 || mention.asked.monochrome === true) continue;
    Object.assign(asked, mention.asked);
    words.push(...span(mention.from, mention.to));
  }
  if (/\b(?:the|a) letter [a-z]\b/.test(keys)) asked.symbol = 'monogram';
  const shape = encloses.test(keys) ? shapes.find(([pattern]) => pattern.test(keys))?.[1] : undefined;
  if (shape !== undefined) asked.container = shape;
  if (stacks.test(keys)) asked.layout = 'stack';
  else if (rows.test(keys)) asked.layout = 'row';
  if (shape !== undefined || asked.layout !== undefined)
    tokens.forEach((token, at) => {
      if (shapes.some(([pattern]) => pattern.test(token.key)) || /^(?:text|name|icon|symbol|mark|top)$/.test(token.key)) words.push(at);
    });
  if (Object.keys(asked).length > 0) return { patches: [{ kind: 'constrain', constraints: asked }], used: words };
  return flat.test(keys) ? { patches: [alreadySo], used: span(0, tokens.length) } : undefined;
};

const asks =
  /\b(?:use|add|show|try|include|incorporate|draw|put|place|insert|with|want|need|like|featuring|make it|turn (?:it|the \w+) into|(?:change|switch|swap|replace|exchange) (?:the |this |that |its )?[\w ]+? (?:to|for|with|by|into))\b/;
const instead = /\binstead\b/;

/** "Use a fox", "replace the cup with a leaf", "a fox instead". */
export const readSymbol: Reader = (clause, used) => {
  const { keys, tokens, context } = clause;
  if (removesThing.test(keys) && !/\b(?:with|for|use|add)\b/.test(keys)) return removal(clause);
  if (!asks.test(keys) && !instead.test(keys) && !namesSymbol.test(keys)) return undefined;
  const start = afterExchange(clause);
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token || used.has(at) || !isThing(token.key) || clause.scopes[at]?.negated === true) continue;
    const pair = next && token.gap === '' && isThing(next.key) ? `${token.key} ${singular(next.key)}` : undefined;
    for (const term of [pair, singular(token.key)]) {
      const icons = term === undefined ? [] : context.findIcons(term).slice(0, 12);
      if (term !== undefined && icons.length > 0)
        return { patches: [{ kind: 'symbol', icons, term: term.slice(0, 40) }], used: span(at, at + 1) };
    }
  }
  return undefined;
};

const isThing = (key: string): boolean =>
  key.length > 2 &&
  !stopWords.has(key) &&
  !brandNouns.has(key) &&
  !plainColours.has(key) &&
  !isSymbolNoun.test(key) &&
  !/^(?:change|replace|swap|add|put|instead|try|shape|style|version|circle|background|font|colour|color|text|letter|letters|bigger|smaller|left|right|top|bottom|tagline|move|rotate|flip|align|scale|turn|set|energy|playfulness|elegance|personality|character|sophistication|contrast|drama|detail|details|space|spacing|corners|edges)$/.test(
    key,
  );

/** "Replace the cup with a leaf": what is wished for stands after the exchange word. */
function afterExchange({ tokens, keys }: ClauseText): number {
  if (!/\b(?:replace|swap|change|exchange|switch|turn)\b/.test(keys)) return 0;
  const verb = tokens.findIndex((token) => /^(?:replace|swap|change|exchange|switch|turn)$/.test(token.key));
  const link = tokens.findIndex((token, at) => at > verb && /^(?:with|for|to|by|into)$/.test(token.key));
  return link < 0 ? 0 : link + 1;
}

/** "Lose the cup": without the thing that the mark shows, there is no icon. */
function removal({ tokens, context }: ClauseText): ReturnType<Reader> {
  const shown = new Set([
    ...context.brief.icons.slice(0, 4).flatMap((icon) => icon.id.split('-')),
    ...context.brief.concepts.map((concept) => concept.term),
  ]);
  const thing = tokens.findIndex((token) => shown.has(singular(token.key)));
  return thing < 0 ? undefined : { patches: [{ kind: 'try-another', field: 'symbol' }], used: span(0, tokens.length) };
}
