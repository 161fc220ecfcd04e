import { findColours } from '../../understanding/colours/colours.js';
import { findConstraints } from '../../understanding/forms/constraints.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { words } from '../../understanding/text/phrases.js';
import { tidyName } from '../../understanding/text/script.js';
import { placeOfWords, type Token } from '../../understanding/text/text.js';
import type { ClauseText } from './clause.js';
import { isSpelledLike, respacedIn, respelledIn, respelledWord } from './spelling.js';

/** "From now on", in the tongues that refinements are written in. */
const now =
  "(?:now|from (?:next|this) (?:week|month|year|spring|summer|autumn|winter)|from (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: on)?|finally|after all|in the end|these days|from now on|as of (?:now|today)|going forward|jetzt|nun|ab sofort|ab jetzt|ab heute|künftig|von nun an|letztlich|am ende|maintenant|finalement|au final|désormais|dorénavant|à présent|à partir de maintenant|ahora|al final|finalmente|a partir de ahora|desde ahora|ora|adesso|alla fine|d['’]ora in poi|da oggi|da ora|agora|afinal|a partir de agora|nu|uiteindelijk|voortaan|vanaf nu|till slut|från och med nu|numera|til sidst|fra nu af|fremover|nå|fra nå av|heretter|теперь|в итоге|отныне|с сегодняшнего дня|тепер|зрештою|відтепер|віднині|τώρα|τελικά|πλέον|από εδώ και πέρα|από τώρα|nyt|lopulta|tästä lähtien|teraz|jednak|ostatecznie|od teraz|od dziś|teď|nakonec|nyní|odteď|od teď)";
/** "We are" and "we are called": only the second says by itself that a name follows. */
const are =
  "(?:we are|we['’]re|it is|it['’]s|this is|wir sind|sind wir|nous sommes|on est|c['’]est|somos|es|siamo|è|é|a gente é|we zijn|wij zijn|zijn we|het is|vi är|är vi|vi er|er vi|мы|это|ми|це|είμαστε|είναι|olemme|jesteśmy|jsme)";
const called =
  "(?:called|named|known as|we['’]ve become|we have become|we became|trad(?:e|ing) as|spelled(?: as)?|spelt(?: as)?|written as|schreibt sich|schreiben uns|s['’]écrit|se escribe|si scrive|escreve-se|se escreve|schrijf je(?: als)?|stavas|staves|pisze się|píše se|kirjoitetaan|пишется|пишеться|γράφεται|go(?:es|ing)? by|wir heißen|heißen wir|heißt(?: es)?|wir heissen|heissen wir|wir nennen uns|nennen wir uns|on s['’]appelle|nous nous appelons|s['’]appellera|ça s['’]appelle|nos llamamos|se llama|se llamará|ci chiamiamo|si chiama|si chiamerà|chamamo-nos|nos chamamos|chama-se|se chama|we heten|wij heten|heten we|het heet|vi heter|heter vi|det heter|vi hedder|hedder vi|det hedder|называемся|называется|мы называемся|зовёмся|називаємось|називаємося|називається|λεγόμαστε|λέγεται|ονομάζεται|nazywamy się|nazywa się|jmenujeme se|jmenuje se|nimemme on)";
const noun =
  "(?:firmennamen?|markennamen?|names?|namen|nom|nombre|nome|naam|namnet|namn|navnet|navn|название|названием|имя|назва|назву|ім['’]я|όνομα|επωνυμία|nimi|nimeksi|nazwa|nazwę|název|jméno)";
const fresh =
  '(?:new|neuer|neue|neuen|neu|nouveau|nuevo|nuovo|novo|nova|nieuwe|nytt|nya|nye|nyt|новое|новый|нова|нове|νέο|νέα|uusi|nowa|nowy|nový|nové)';
/** What stands between the word for the name and the name: verbs that need nothing more, and those that only a change explains. */
const becomes =
  '(?:is|will be|should be|should read|becomes|ist|lautet|wird|wird zu|soll sein|est|devient|sera|es|será|pasa a ser|è|diventa|sarà|é|será|passa a ser|vira|wordt|luidt|är|blir|er|bliver|bli|теперь|становится|будет|буде|стає|είναι|γίνεται|on|to|brzmi|jest|je|bude|zní|=|→|->)';
const into = '(?:to|in|into|zu|auf|en|à|a|al|por|para|pra|naar|till|til|på|на|σε|na|as|als|come|como|comme|som)';
const changes =
  /\b(?:chang|renam|ändern|ändere|ändert|geändert|umbenenn|wechsel|cambi|renombr|rinomin|modific|mud[aeo]|alter|troc|renome|verander|wijzig|hernoem|ändra|byt|ændr|skift|endre|omdøb|vaihda|muuta|zmie|změ|přejmen)|измен|смен|помен|переимен|зміни|помін|перейме|αλλα|άλλα|μετονομ/iu;

/** A name as it is written: in quotes, or from a capital or a digit to the end. */
const written = '(["“‘«„\'\\p{Lu}\\p{Nd}].*)';
const opening =
  /^(?:(?:actually|sorry|oh|oops|wait|well|no|also|and|please|hi|hello|hey|ok|okay|so|btw|correction|übrigens|bitte|ach|en fait|pardon|por cierto|perdón|scusa|scusate|desculpa|eigenlijk|förresten|кстати|und|et|y|e|en|och|og)[,:]?\s+)+/iu;

const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}])${source}$`, 'iu');

const direct: readonly RegExp[] = [
  pattern(`(?:${fresh}\\s+)?${noun}(?![\\p{L}])[^:"«„“]{0,40}:\\s*(?:${are}\\s+)?${written}`),
  pattern(`${fresh}\\s+(?:\\p{L}+\\s+)?${noun}(?:\\s+${becomes})?(?:\\s+${now})?\\s+${written}`),
  pattern(`${noun}\\s+(?:${now}\\s+)?${becomes}(?:\\s+${now})?\\s+${written}`),
  pattern(`${noun}\\s+${now}:?\\s+${written}`),
  pattern(`${called}(?:\\s+(?:${now}|it|us|uns|wir))*\\s+${written}`),
  pattern(`(?:muss|müsste|soll|sollte)\\s+(?:(?!ein(?:e[nrms]?)?\\s)\\p{Ll}+\\s+)?(["“‘«„\\p{Lu}].*?)\\s+(?:heißen|heissen|lauten|sein)`),
  pattern(`(?:${now},?\\s+)${are}\\s+(?:${called}\\s+)?${written}`),
  new RegExp(`^${are}\\s+(?:${now}\\s+)(?:${called}\\s+)?${written}$`, 'iu'),
  new RegExp(`^${are}\\s+(["“‘«„\\p{Lu}].*?)\\s+${now}$`, 'iu'),
  new RegExp(`^${now}:?\\s+${written}$`, 'iu'),
];
const changed: readonly RegExp[] = [pattern(`${noun}(?:\\s+\\p{L}+)?\\s+${into}\\s+${written}`)];
/** "It's "Slate & Sons" with an s": in quotes nothing else can be meant. */
const corrected = new RegExp(`^${are}\\s+["“‘«„].+["”’»“]`, 'iu');

const polite =
  /[\s,]+(?:please|bitte|svp|s['’]il (?:vous|te) plaît|por favor|per favore|graag|alstublieft|tack|takk|tak|пожалуйста|будь ласка|παρακαλώ|kiitos|proszę|prosím|thanks|danke|merci|gracias|grazie|instead|stattdessen)$/iu;
const trailing = new RegExp(`\\s+${now}$`, 'iu');

/** Whether a text only says that a name follows: "from now on:". */
export const announcesName = (text: string): boolean => announcement.test(text.trim());
const announcement = new RegExp(`^${now}$`, 'iu');

/** Whether a clause speaks of a new name without giving it: "we've renamed". */
export const speaksOfRenaming = (text: string): boolean =>
  /\b(?:renam|new name|name change|changed (?:our|the) name|umbenannt|umbenenn|neuen namen|renommé|changé de nom|nouveau nom|nuevo nombre|cambiado (?:de|el) nombre|cambiato nome|nuovo nome|novo nome|mudou de nome|nieuwe naam|nytt namn|nyt navn|nytt navn)|новое название|переименова|нова назва|νέο όνομα/iu.test(
    text,
  );

/** The name that a clause gives to what is called otherwise until now. */
export function renamedTo(clause: ClauseText): string | undefined {
  const text = clause.text.replace(opening, '').replace(/[.\s]+$/u, (end) => (/\p{Lu}\.$/u.test(clause.text) ? '.' : end.trim() && ''));
  // "Whitlock, Byrne & Hale" of what was Whitlock & Byrne: nothing but a name, and all of it.
  const { name: old } = clause.context.brief;
  const isAllName = /^(?:\p{Lu}[\p{L}'’.-]*(?:,? (?:& |and |und |et |y |e )?|$)){2,}$/u.test(text) && /[,&]/.test(text);
  if (isAllName && text !== old && text.split(/[\s,]+/)[0] === old.split(/[\s,]+/)[0]) return tidyName(text);
  const part = respelledPart(text, old);
  if (part !== undefined) return part;
  const patterns = changes.test(text) ? [...changed, ...direct] : direct;
  const value = patterns.map((own) => own.exec(text)?.[1]).find((found) => found !== undefined && startsName(found));
  if (value !== undefined) {
    const name = nameIn(value, clause);
    return name === undefined ? undefined : (respelledWord(name, clause.context.brief.name) ?? inFull(name, clause.context.brief.name));
  }
  if (corrected.test(text)) return tidyName(findQuotes(text)[0]?.content ?? '');
  return inPlaceOfOld(text, clause) ?? calledIn(clause) ?? respacedIn(clause) ?? respelledIn(clause);
}

/** The patterns ignore case, a name does not. */
const startsName = (value: string): boolean => /^["“‘«„']?[\p{Lu}\p{Nd}]|^["“‘«„]/u.test(value);

/** The name without what is said of its spelling: "Herron, two r's", "Slate & Sons with an s". */
export const withoutRemark = (name: string): string =>
  name
    .replace(/,\s+\p{Ll}.*$/u, '')
    .replace(
      /\s+(?:with(?:out)?|mit|ohne|avec|sans|con|com|met|med)\s+(?:an?|the|one|two|einem|zwei|un|deux|due|dos|dois|een|twee|ett|två|et|to)\s+.{1,14}$/iu,
      '',
    );

/** What is in quotes, or all up to a comma that goes on in small letters; a colour or a way of writing is no name. */
function nameIn(value: string, { context }: ClauseText): string | undefined {
  const quoted = /^["“‘«„']/u.test(value) ? findQuotes(value)[0]?.content : undefined;
  if (quoted !== undefined) return tidyName(quoted);
  const bare = withoutRemark(value).replace(polite, '').replace(trailing, '').replace(/\.$/u, '').trim();
  const { text, tokens, scopes } = context.sentence(bare.toLowerCase());
  // "The name in Red", "in Capitals": nothing but a colour or a way of writing.
  const described = [...findColours(text, tokens, scopes, new Set()), ...findConstraints(tokens, scopes, new Set())];
  // "The name is Rossi & Bianchi" of what is called Bianchi: a word of the name is no colour there.
  const isOfName = context.brief.name.split(' ').some((word) => word.length > 2 && bare.split(' ').includes(word));
  const isDescription =
    !isOfName && tokens.every(({ key }, at) => small.test(key) || described.some(({ from, to }) => at >= from && at < to));
  return isDescription || bare === '' ? undefined : tidyName(bare);
}

const small = /^(?:and|or|with|in|the|a|an|all|·)$/;

const beforeOld =
  /(?:instead of|rather than|no longer|not|statt|anstatt|anstelle von|nicht(?: mehr)?|au lieu de|plus|plutôt que|en vez de|en lugar de|ya no|invece di|al posto di|non(?: più)?|em vez de|não(?: mais)?|in plaats van|niet(?: meer| langer)?|istället för|inte(?: längre)?|i stedet for|ikke(?: længere| lenger)?|вместо|не|замість|αντί(?: για)?|όχι|zamiast|nie|místo|ne)\s+["“‘«„]?$/iu;
const afterOld =
  /^["”’»“]?\s*,?\s*(?:→|->|=>|becomes?|to|into|is now|(?:should|must|ought to) (?:be|read|say)(?: written| spelled| spelt)?(?: as)?|is (?:actually|really|written|spelled|spelt)|soll(?:te)?(?: eigentlich)?|muss(?: eigentlich)?|schreibt sich|devrait (?:être|s['’]écrire)|doit (?:être|s['’]écrire)|s['’]écrit|debería (?:ser|escribirse)|debe ser|se escribe|dovrebbe (?:essere|scriversi)|deve essere|si scrive|deveria (?:ser|escrever-se)|deve ser|escreve-se|se escreve|moet(?: eigenlijk)?|schrijf je|ska (?:vara|heta|stavas)|borde vara|stavas|skal (?:være|hedde|hete|staves|skrives)|burde være|staves|powinno być|ma być|má být|mělo by být|pitäisi olla|kirjoitetaan|должно быть|должна быть|пишется|має бути|пишеться|πρέπει να είναι|θα έπρεπε να είναι|γράφεται|wird(?: zu)?|zu|in|sondern|devient|en|mais|pasa a(?: ser)?|por|sino|diventa|ma|vira|passa a ser|por|mas|wordt|maar|naar|blir|till|utan|bliver|til|men|становится|на|а|але|γίνεται|αλλά|σε|staje się|na|ale|se mění na)\s+/iu;
const quotedOrName =
  /["“‘«„]([^"”’»“]+)["”’»“]|(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}’'&.+-]*(?:\s+(?:&|\+|and|und|et|y|e|en|och|og|i|a|de|di|del|van|la|le|der|die|das|\p{Lu}[\p{L}\p{N}’'&.+-]*|\p{Nd}+))*)/u;

/** "Slate & Son becomes Slate & Sons", "Da Zia Ida, not Da Nonna Ida": the old name tells which text is the new one. */
function inPlaceOfOld(text: string, { context: { brief } }: ClauseText): string | undefined {
  const { name } = brief;
  const old = runsOf(name).find((run) => run.length >= 3 && placeOfWords(run, text) >= 0);
  if (old === undefined) return undefined;
  const at = placeOfWords(old, text);
  const [before, after] = [text.slice(0, at), text.slice(at + old.length)];
  const found = afterOld.test(after)
    ? quotedOrName.exec(after.replace(afterOld, ''))
    : beforeOld.test(before)
      ? (quotedOrName.exec(before.replace(beforeOld, '')) ?? quotedOrName.exec(after))
      : null;
  const fresher = tidyName(found?.[1] ?? found?.[2] ?? '');
  if (fresher === '' || fresher === old) return undefined;
  // Of a part of the name only another spelling is told: "Rose should be Red" speaks of a colour.
  return old === name ? fresher : isSpelledLike(fresher, old) ? name.replace(old, fresher) : undefined;
}

/** "Ltd should be spelled Limited": a word of the name that is written another way. */
function respelledPart(text: string, name: string): string | undefined {
  const [, old = '', fresher = ''] =
    /^(?:the\s+)?["“‘«„]?([\p{L}\p{N}&.]+)["”’»“]?\s+(?:should|must|needs to|has to|is)(?: be)? (?:spelled|spelt|written|spelled out)(?: out)?(?: as)?\s+["“‘«„]?([^"”’»“]+?)["”’»“]?$/iu.exec(
      text,
    ) ?? [];
  const words = name.split(' ');
  const at = words.findIndex((word) => word.toLowerCase() === old.toLowerCase());
  return words.length < 2 || at < 0 || fresher === '' ? undefined : tidyName(words.with(at, fresher).join(' '));
}

/** "The name is Moira Flinch" of what is called Moira Finch Counselling: what is only spelled another way leaves the rest. */
export function inFull(name: string, old: string): string {
  const words = name.split(' ');
  const run = runsOf(old).find(
    (own) => own !== old && old.startsWith(own) && own.split(' ').length === words.length && isSpelledLike(name, own),
  );
  return run === undefined || run === name ? name : old.replace(run, name);
}

/** The name, and the runs of its words from the longest on: "Otter Cove" of "Café Otter Cove". */
function runsOf(name: string): string[] {
  const words = name.split(' ');
  return words.flatMap((_, left) => Array.from({ length: left + 1 }, (_, from) => words.slice(from, from + words.length - left).join(' ')));
}

/** Words of any tongue between "called" and the name. */
const beforeName = words(
  'now jetzt nun ab sofort kunftig maintenant desormais dorenavant ahora ora adesso agora nu fra voortaan na naa fortan framover теперь отныне тепер відтепер τωρα πλεον it we us to as in en zu a om til till на · from on simply',
);

/** "Wir heißen jetzt Knust & Kruste", "umbenennen in Knusperhaus", "теперь называется «Пар»": a capital or quotes behind the word for calling. */
function calledIn({ text, tokens }: ClauseText): string | undefined {
  const called = tokens.findLastIndex(({ key }, at) => /^(?:called|rename|named)$/.test(key) || isNameVerb(tokens, at));
  if (called < 0) return undefined;
  const [quote] = findQuotes(text);
  if (quote) return quote.content;
  let from = called + 1;
  while (from < tokens.length && !tokens[from]?.capitalised && (beforeName.has(tokens[from]?.own ?? '') || tokens[from]?.key === 'we'))
    from++;
  const first = tokens[from];
  if (!first?.capitalised) return undefined;
  const last = tokens.findLastIndex(({ own }, at) => at >= from && !beforeName.has(own) && !/^(?:please|bitte|svp)$/.test(own));
  return text.slice(first.start, tokens[last]?.end).concat(/^[!?]+/.exec(text.slice(tokens[last]?.end))?.[0] ?? '');
}

/** "Our name is", "notre nom devient", "onze naam is nu". */
const isNameVerb = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|be|become|becomes|changes)$/.test(tokens[at]?.key ?? '') &&
  tokens.slice(Math.max(0, at - 2), at).some(({ key }) => key === 'name');
