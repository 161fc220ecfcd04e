import type { Patch } from '../../refinement.js';
import { span, type Reader } from './clause.js';

const address =
  /(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|co\.uk|uk|de|at|ch|fr|es|it|nl|be|se|dk|no|fi|pl|cz|pt|ie|eu|io|shop|info|biz|app|dev|ru|ua|gr|us|ca|au)\b(?:\/[\w-]+)?/iu;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const phone = /(?:\+|\b0)[\d][\d\s()/.-]{5,18}\d/u;
/** A number without a prefix is one to call only where it is said to be. */
const localPhone = /(?<![\d.,-])\d{3,4}[\s./-]\d{3,4}(?:[\s.-]\d{2,4})?(?![\d.,-]*\d)|\(\d{2,4}\)\s?\d{3}[\s-]?\d{3,4}/u;
const isToCall = /\b(?:number|phone|telephone|mobile|cell|call|tel|ring)\b/;
const adds =
  /\b(?:add|put|write|place|with|include|needs?|want|show|call|ring|mobile|cell|below|underneath|under|beneath|number|address|website|web|url|site|phone|tel|mail|email|handle)\b/;
const longest = 40;

const oneLine: Patch = { kind: 'beyond', reason: 'One line stands under the name, and it is taken: say that it is to be replaced.' };

/** "Our web address petal.co.uk under the name", "phone number 01534 220011 below": what is not in quotes is a line all the same. */
export const readContact: Reader = ({ text, keys, tokens, context: { brief } }) => {
  // "Put the address under it: 14 Kiln Street, Leeds": all that stands behind the colon.
  const [, told] = /\b(?:address|opening hours|phone|number|website)\b/.test(keys) ? (/:\s*([^:]*\d[^:]*)$/u.exec(text) ?? []) : [];
  const [found] =
    (told === undefined ? null : [told]) ??
    mail.exec(text) ??
    address.exec(text) ??
    phone.exec(text) ??
    (isToCall.test(keys) ? localPhone.exec(text) : null) ??
    [];
  if (found === undefined || found.length > longest || !adds.test(keys) || brief.name.includes(found)) return undefined;
  const isTaken = brief.descriptor !== null && !/\b(?:replace|instead|change|swap)\b/.test(keys);
  return { patches: [isTaken ? oneLine : { kind: 'descriptor', text: found.trim() }], used: span(0, tokens.length) };
};

const addsWord =
  /\b(?:add|put|insert|with|include)\s+(?:the\s+)?(?:words?\s+)?["“'‘]?(?<word>[\p{L}&.'’-]+)["”'’]?\s+(?<place>after|behind|before|in front of)\s+(?:the\s+)?(?:word\s+)?["“'‘]?(?<anchor>[\p{L}&.-]+)["”'’]?/iu;

/** "Add the word Group after Insurance": one more word of the name. */
export const readAddedWord: Reader = ({ text, tokens, context: { brief } }) => {
  const { word = '', place = '', anchor = '' } = addsWord.exec(text)?.groups ?? {};
  const words = brief.name.split(' ');
  const at = words.findIndex((own) => own.toLowerCase() === anchor.toLowerCase());
  if (word === '' || at < 0 || !/^[\p{Lu}&]/u.test(word)) return undefined;
  const behind = /^(?:after|behind)$/i.test(place) ? at + 1 : at;
  return {
    patches: [{ kind: 'rename', name: [...words.slice(0, behind), word, ...words.slice(behind)].join(' ') }],
    used: span(0, tokens.length),
  };
};
