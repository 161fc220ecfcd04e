import { stopWords } from '../../understanding/lexicon/words.js';
import { words } from '../../understanding/text/phrases.js';
import type { Clause } from '../../refinement.js';
import { unsaid } from './idioms.js';
import { alreadySo, type ClauseText, readClauseText, type RefinementContext, spokenOf } from './clause.js';

const capitalised = "\\p{Lu}[\\p{L}'’.-]*";
const people = `(?:${capitalised})(?: (?:& |and |und |et |y |e |en |och |i )?${capitalised}){0,2}`;
const closing = [
  '[Cc]heers|[Tt]hanks(?: (?:a lot|so much|again|in advance))?|[Tt]hank you|[Mm]any thanks|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Bb]est(?: wishes)?|[Aa]ll the best|[Ss]incerely|[Yy]ours',
  'LG|MfG|[Vv]iele Grüße|[Ll]iebe Grüße|(?:[Bb]este |[Hh]erzliche )?Grüße|Gruß|[Dd]anke(?: schön)?|[Vv]ielen Dank',
  "[Cc]ordialement|[Mm]erci(?: beaucoup| d'avance)?|[Bb]ien à vous|[Aa]micalement|(?:[Uu]n )?[Ss]aludos?|[Gg]racias|[Cc]ordiali saluti|[Ss]aluti|[Gg]razie(?: mille)?|[Aa]braço|[Oo]brigad[oa]",
  '[Gg]roet(?:en|jes)?|[Bb]edankt|[Hh]älsningar|[Mm]vh|MVH|[Tt]ack|[Hh]ilsen|[Pp]ozdrawiam|[Dd]ziękuję|[Сс]пасибо|[Сс] уважением',
].join('|');
const signature = new RegExp(`(?<=[.!?…,;\\s])(?:${closing})[,!.]?\\s+[–—-]?\\s*${people}[.!]?$`, 'u');
const greeting = new RegExp(
  `^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)|[Hh]allo|[Ll]iebe[rs]?|[Gg]uten (?:Tag|Morgen)|[Bb]onjour|[Ss]alut|[Hh]ola|[Bb]uenas|[Cc]iao|[Bb]uongiorno|[Hh]oi|[Hh]ej|[Hh]ei|[Oo]lá|[Cc]ześć|[Дд]обрый день|[Зз]дравствуйте|[Пп]ривет)(?: (?:there|all|team|everyone|folks|guys|zusammen|Leute|à tous|a todos|a tutti|allemaal|alla|${people}))?\\s*[,!.–—]\\s+`,
  'u',
);

/** A refinement without its greeting and without the name of who signs it: "Hi team, … Cheers, Tom". */
export const withoutLetterParts = (text: string): string => text.replace(greeting, '').replace(signature, '').trim() || text;

/** What people say beside a wish, and whom they speak of. */
const chatter = words(`
  think thinks thought guess suppose believe believes reckon say says said tell told showed shown asked talked discussed decided met agree agrees agreed disagree disagrees
  partner husband wife sister brother mum mom dad mother father boss friend friends colleague colleagues team staff customer customers client clients guest guests everyone everybody people kids daughter son
  designer family neighbour neighbours neighbor committee board somebody someone nobody investors investor
  like likes liked love loves loved adore enjoy great good nice lovely fantastic amazing perfect brilliant wonderful super beautiful excellent work job effort start result progress first impression
  really much very already still just only quite pretty so far too well honestly frankly anyway basically overall generally actually maybe perhaps probably though otherwise besides
  hope know mind changed idea opinion feeling view taste thing things issue issues problem problems concern question questions bothers bugs worry worried unsure sure certain
  glad happy pleased excited thrilled impressed delighted direction close almost nearly getting time week weekend yesterday today tomorrow morning evening meeting month
  see saw looking looked discussion talk chat email message round sleep bit little lot thanks thank hi hello hey dear cheers sorry please yes no ok okay hmm hm well wow haha lol point sense
  length detail ages clue everything until printed print paper screen don't didn't doesn't know before after since let lets us me i we you he she they it here there this that these those what which who how when where one two more last next small quick short
`);
const praised =
  /\b(?:likes?|loved?|loves|adores?|happy|pleased|great|perfect|lovely|good|nice|bothers|bugs|problem|issue|concern|thing|thanks?|thank)\b/;

/** "Fine", "actually no", "the rest was fine": an answer alone asks for nothing. */
const answers =
  /^(?:(?:and |but |the )*rest (?:is|was|looks?) (?:fine|good|ok|okay|great|perfect|lovely)|(?:(?:and|but|so|oh|hmm?|well|ok|okay|actually|no|nope|nah|yes|yeah|yep|fine|alright|right|sure|wait|sorry|cool|great|perfect|then|now)(?: |$))+)$/;

/** Beside a figure of speech this many words may tell of what it is said. */
const mostBesideFigure = 2;

/** Whether a clause that asks for nothing only talks: of people, of how somebody likes it, or in figures of speech. */
export function isChat(clause: ClauseText): boolean {
  if (answers.test(clause.keys)) return true;
  const isTalk = (key: string): boolean => key === unsaid || chatter.has(key);
  const mayBeNamed = praised.test(clause.keys);
  const spoken = spokenOf(clause).split(' ');
  const isNamed = (key: string): boolean =>
    mayBeNamed && /^(?:symbol|name|text|letters|lettering|font|typeface|layout|logo|colou?rs?|palette|design|whole)$/.test(key);
  const isFigure = clause.tokens.some(({ key }) => key === unsaid);
  if (!isFigure && asks.test(clause.keys)) return false;
  const others = spoken.filter((key) => key !== '' && !isTalk(key) && !stopWords.has(key) && !isNamed(key));
  return clause.tokens.some(({ key }) => isTalk(key)) && others.length <= (isFigure ? mostBesideFigure : 0);
}

/** Words that speak of the drawing: who names one of them wants something of it. */
const ofDrawing =
  /\b(?:symbol|icon|picture|image|drawing|logo|mark|emblem|name|text|letters?|lettering|wordmark|fonts?|typeface|type|writing|colou?rs?|palette|layout|background|ground|circle|ring|frame|border|shape|line|lines|tagline|slogan|caps|capitals|size|space|spacing|gap|(?:bold|light|dark|thin|round|sharp|soft|warm|cool|cold|small|larg|bigg|wid|narrow|tall|short|thick|high|low|clos|near|loos|tight|strong|simpl|clean|plain|rich|deep|pal|bright|dull|fresh|calm|loud|heav|cut|friendl)\w*er)\b/;
const tells =
  /^(?:(?:and|but|so|also|well|then|now|yesterday|today|honestly|apparently) )*(?:i|we|he|she|they|it's|it|you|i'm|we're|there|this|that|my|our|the|everyone|everybody|somebody|someone|people|one of|a friend|some)\b/;
const mostGreeted = 3;

/** "Our partners met yesterday", "the children voted", "hiya": what tells a story or greets names nothing of the drawing. */
export function isStory(clause: ClauseText): boolean {
  const spoken = spokenOf(clause);
  if (asks.test(clause.keys) || ofDrawing.test(spoken)) return false;
  const isNamed = clause.tokens.some(
    ({ key }, at) => clause.context.findIcons(key).length > 0 && /^(?:a|an|two|three|some)$/.test(clause.tokens[at - 1]?.key ?? ''),
  );
  const isGreeting =
    clause.tokens.length <= mostGreeted &&
    /^(?:hiya|hey+|yo|howdy|heya|morning|ta|thx|thks|tks|tnx|cheers|xx?|x|ciao|bye|lg|mfg|kr|tia)\b/.test(clause.keys);
  return isGreeting || (tells.test(clause.keys) && !isNamed);
}

const asks =
  /\b(?:make|use|add|remove|less|more|without|no|not|need|needs|want|wants|should|could|can|give|get|draw|design|create|different|another|other|instead|rather|too)\b/;

const ofOther =
  /^(?:and |but |although |though )?(?:(?:my|our|the|a|some|one of (?:my|our|the)) (?:\w+ ){1,2}?|everyone |everybody |somebody |someone |people |he |she |they )(?:also |really |still |just )?(?:thinks?|reckons?|insists?|argues?|votes for|keeps saying|says?|said|finds?|found|feels?|believes?|wants?|wanted|prefers?|suggests?|suggested|would (?:like|prefer)|would've|told (?:me|us))\b/;
const overrules =
  /^(?:but |though |however |personally )?(?:i|we)(?:'d|'m|'re|'ve)?(?: (?:would|am|are|do|don't|personally|really|actually|rather|still|quite|think|find|it's|its|it|is|not|sure|prefer|to|much|very|both|all))* (?:keep|leave|like|love|fine|happy|disagree|agree|good|okay|ok|great|perfect)(?: (?:it|this|that|them|with it|with that|with them|as it is|as is|the way it is|like this|like that|a lot|to keep it))*$/;
const overrulesAtOnce =
  /\b(?:but )?(?:i|we) (?:\w+ )?(?:think|find|feel|believe) (?:it's|it is|it|that's|they're) (?:just |quite |perfectly |totally )?(?:fine|good|ok|okay|perfect|great|lovely|right|correct)$/;
const refuses = /\b(?:don't|do not|not) agree\b/;

/** "My partner thinks the green is too dark, but I'd rather keep it": what somebody else would change stays as it is. */
export function overruled(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  const keys = clauses.map(({ text }) => readClauseText(text, context).keys);
  const isOverruling = (at: number): boolean => {
    const own = keys[at] ?? '';
    return (
      overrules.test(own) && (!/\bagree\b/.test(own) || refuses.test(own)) && !/\b(?:don't|do not|not) (?:like|love|happy)\b/.test(own)
    );
  };
  return clauses.map((clause, at) => {
    const isTold = ofOther.test(keys[at] ?? '') && (isOverruling(at + 1) || overrulesAtOnce.test(keys[at] ?? ''));
    const isAnswer = isOverruling(at) && ofOther.test(keys[at - 1] ?? '');
    return isTold || isAnswer ? { ...clause, patches: [alreadySo] } : clause;
  });
}
