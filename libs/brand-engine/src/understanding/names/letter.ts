import type { Language } from '../../brief.js';
import { brandNouns, openers } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { tellsTrade } from '../trades/industry.js';
import { fieldLabel } from './called.js';
import { isVerbOfName } from './looks.js';
import { endsClause, fold, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Words of address that only letters begin with, as they are written without accents. */
const address = words(`
  dear madame monsieur mesdames messieurs signori senores geehrte geehrter geehrtes geehrten liebe lieber liebes cher chere chers cheres estimado estimada estimados estimadas gentile gentili egregio caro cara cari
  prezado prezada prezados caros geachte beste kara kare kaere kjaere szanowni szanowny szanowna drodzy vazeni vazena hyva hyvat уважаемые уважаемая шановні шановна αγαπητοι αγαπητε
`);
/** Greetings, and who is greeted. */
const greetings = words('hi hello hiya hey hallo hola ciao salut hej hei hoi ola oi moin salve');
/** Greetings that nothing is called by. */
const plainGreetings = words(
  'buenas buenos bonjour bonsoir buongiorno buonasera guten goddag goedemiddag dzien dobry здравствуите добрий добрыи καλησπερα καλημερα bom boa',
);
const greeted = words(
  'team there all everyone everybody folks guys leute zusammen allerseits tous equipe equipo tutti squadra pessoal allemaal alla alle zespole',
);
/** What a letter closes with, before whoever wrote it. */
const closings = words(`
  sorry best love ta tia xx regards thanks thank cheers sincerely faithfully wishes gruss grusse grussen gruessen hochachtungsvoll herzlich herzlichst danke dank lg mfg
  cordialement salutations merci amicalement saludo saludos atentamente gracias cordialmente saluti grazie atenciosamente obrigado obrigada cumprimentos abraco
  groet groeten groetjes hoogachtend bedankt halsning halsningar tack hilsen hilsner tak takk mvh pozdrawiam powazaniem dziekuje pozdravem dekuji terveisin kiitos
  уважением спасибо повагою дякую εκτιμηση ευχαριστω ευχαριστουμε
`);
/** What stands inside a person's name. */
const particles = words('de van von der den la le du da di do dos af av zu ter ten el y e');
const longestAddress = 6;
const longestSignature = 9;
const mostSmall = 4;

/** How a letter, a mail or a chat begins and ends ("Dear Sir or Madam", "Kind regards, Keith Airey (Hon. Sec.)") and whom it names besides. Nobody there is the brand. */
export function findLetterParts(tokens: readonly Token[], language: Language, describes: (key: string) => boolean): Span[] {
  const signature = signatureOf(tokens, language, describes);
  return [
    addressOf(tokens, language),
    ...(signature ? aroundFirm(signature, tokens) : []),
    ...headingsOf(tokens),
    ...speakersOf(tokens),
  ].filter((span) => span !== undefined);
}

/** "R. J. Pemberthy. Pemberthy Coyle Surveyors. Ludlow": whom somebody signs for, on a line of its own, may be the brand. */
function aroundFirm({ from, to }: Span, tokens: readonly Token[]): Span[] {
  const lines = tokens.slice(from, to).flatMap(({ gap }, at) => (/[.;]/.test(gap) && !isInitial(tokens[from + at]) ? [from + at + 1] : []));
  const firm = lines
    .map((start, at): Span => ({ from: start, to: lines[at + 1] ?? to }))
    .find((line) => {
      const own = tokens.slice(line.from, line.to);
      const before = tokens.slice(from, line.from);
      const isFirm = tellsTrade(own.at(-1)?.key ?? '') || own.some(({ own: word }) => before.some((signer) => signer.own === word));
      return own.length >= 2 && own.every(({ capitalised }) => capitalised) && isFirm;
    });
  return firm ? [{ from, to: firm.from }, ...(firm.to < to ? [{ from: firm.to, to }] : [])] : [{ from, to }];
}

/** The lines that a mail begins with besides what it is about, as they are written without accents. */
const headings =
  /^(?:from|to|cc|sent|date|von|an|gesendet|datum|de|a|envoye|para|enviado|da|inviato|van|aan|verzonden|fran|till|fra|til|od|do)$/;
const longestHeading = 9;

/** "---- Forwarded message ----", "From: Ruth (Ops)", "To: Ben": one such line alone may be anything. */
function headingsOf(tokens: readonly Token[]): Span[] {
  const rule = tokens.slice(0, mostSmall).findIndex(({ gap }) => /^-{3,}/.test(gap)) + 1;
  const lines = tokens.flatMap(({ text, own, gap, sentenceStart }, at): Span[] => {
    // "À : Agence"; "A: Oompahwise" answers.
    if (!sentenceStart || !gap.startsWith(':') || !headings.test(own) || text === 'A') return [];
    const length = tokens.slice(at).findIndex((token) => token.gap.includes('.')) + 1;
    return length > 1 && length <= longestHeading ? [{ from: at, to: at + length }] : [];
  });
  return [...(rule > 0 ? [{ from: 0, to: rule }] : []), ...(rule > 0 || lines.length > 1 ? lines : [])];
}

/** "[18:01] Mo: …", "Fi: … Mo: … Fi: …": who says a line of a chat, with a time before or more than once. */
const speakersOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap((token, at) => {
    const { text, gap, capitalised, sentenceStart } = token;
    if (!gap.startsWith(':') || text.length < 2 || fieldLabel(token)) return [];
    const isTimed = /^\p{Nd}{1,2}[:.]\p{Nd}{2}/u.test(tokens[at - 1]?.text ?? '');
    const isAgain = tokens.some((one, other) => other !== at && one.text === text && one.gap.startsWith(':'));
    return isTimed || (isAgain && (capitalised || sentenceStart)) ? [{ from: isTimed ? at - 1 : at, to: at + 1 }] : [];
  });

/** The point behind "R. J." ends no line. */
const isInitial = (token: Token | undefined): boolean => /^\p{Lu}\.?$/u.test(token?.text ?? '');

/** Words with which somebody says who writes, in all tongues, as they are written without accents. */
const introducing =
  /(?<!\p{L})(?:my name is|my name's|i am|i'm|ich bin|ich heiße|mein name ist|je suis|je m'appelle|me llamo|soy|mi chiamo|meu nome é|me chamo|chamo-me|ik ben|mijn naam is|jag heter|jeg hedder|jeg heter|nimeni on|nazywam się|jmenuji se|меня зовут|мене звати|με λένε|λέγομαι)\s+(?=\p{Lu}\p{Ll})/iu;

/** "My name is Howard Lyth and I run Elm Dairy": who writes, who is the brand only where nothing else is. */
export function findIntroduction(text: string, tokens: readonly Token[]): Span | undefined {
  const found = introducing.exec(text);
  if (!found) return undefined;
  const first = tokens.findIndex(({ start }) => start >= found.index);
  const from = tokens.findIndex(({ start }) => start >= found.index + found[0].length);
  // "Soy Marta" introduces; "je suis fleuriste" and "ich bin Bäcker" tell the trade, and "soy black" is a colour.
  const { key, own, capitalised } = tokens[from] ?? { key: '', own: '', capitalised: false };
  const [isAbroad, isEnglish] = [/^(?:ich bin|je suis|soy|ik ben)/i, /^i(?: am|'m)/i].map((being) => being.test(found[0]));
  if ((isAbroad && (!capitalised || key !== own)) || ((isAbroad || isEnglish) && tellsTrade(key))) return undefined;
  let to = from + 1;
  while (to < from + mostNames && tokens[to - 1]?.gap === '' && (tokens[to]?.capitalised === true || isParticle(tokens, to))) to++;
  return from < 0 ? undefined : { from: first, to };
}
const mostNames = 4;

const isParticle = (tokens: readonly Token[], at: number): boolean =>
  particles.has(tokens[at]?.own ?? '') && !/^[ey]$/.test(tokens[at]?.own ?? '') && tokens[at + 1]?.capitalised === true;

function addressOf(tokens: readonly Token[], language: Language): Span | undefined {
  // "Madame, Monsieur,"
  const to =
    tokens.slice(0, longestAddress).findIndex(({ gap }, at) => /[,.!:–—]/.test(gap) && !address.has(tokens[at + 1]?.own ?? '')) + 1;
  const opening = tokens.slice(0, to);
  const isAddress =
    // "Sehr geehrte" is one token.
    // "Madame Zed, tarot" is no letter where English is written.
    opening
      .slice(0, 2)
      .some(({ text }) => text.split(' ').some((word) => (language === 'en' ? /^dear$/i.test(word) : address.has(fold(word))))) ||
    plainGreetings.has(opening[0]?.own ?? '') ||
    (greetings.has(opening[0]?.own ?? '') && opening.slice(1).some(({ own }) => greeted.has(own)));
  // "Dear Deer sells furniture" addresses nobody.
  const isTold = opening.some((_, at) => at > 0 && isVerbOfName(tokens, at));
  return to > 0 && to < tokens.length && isAddress && !isTold ? { from: 0, to } : undefined;
}

/** The closing words with all that follows, if that is a name, perhaps with an office: no wish follows it. */
function signatureOf(tokens: readonly Token[], language: Language, describes: (key: string) => boolean): Span | undefined {
  const from = tokens.findLastIndex(({ own }) => closings.has(own));
  const signed = tokens.slice(from + 1);
  const first = signed.findIndex(({ capitalised }) => capitalised);
  if (from < longestAddress || first < 0 || first > mostSmall || signed.length - first > longestSignature) return undefined;
  // "Merci d'avance, Claire Dumont": behind a comma only a name has a capital; "Groetjes, Jelle de Wit" ends in one.
  const isNamed = !(signed[first]?.sentenceStart ?? true) && language !== 'de';
  const isWish = signed.slice(first, first + 2).some(({ key, own, capitalised }, at) => {
    if (at > 0 && particles.has(own)) return false;
    if (openers.has(own) || brandNouns.has(key)) return true;
    return describes(key) && !isNamed && !(at > 0 && capitalised);
  });
  const small = signed.filter(({ capitalised }) => !capitalised).length;
  return isWish || small > mostSmall ? undefined : { from: startOfClosing(tokens, from), to: tokens.length };
}

function startOfClosing(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && at - from < mostSmall && tokens[from - 1]?.gap === '' && !endsClause(tokens[from - 1]?.gap ?? '')) from--;
  return from;
}
