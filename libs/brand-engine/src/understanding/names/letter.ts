import type { Language } from '../../brief.js';
import { brandNouns, openers } from '../lexicon/words.js';
import { words } from '../phrases.js';
import { endsClause, fold, type Token } from '../text.js';
import type { Span } from '../wishes.js';

/** Words of address that only letters begin with, as they are written without accents. */
const address = words(`
  dear madame monsieur mesdames messieurs signori senores geehrte geehrter geehrtes geehrten liebe lieber liebes cher chere chers cheres estimado estimada estimados estimadas gentile gentili egregio caro cara cari
  prezado prezada prezados caros geachte beste kara kare kaere kjaere szanowni szanowny szanowna drodzy vazeni vazena hyva hyvat уважаемые уважаемая шановні шановна αγαπητοι αγαπητε
`);
/** Greetings, and who is greeted. */
const greetings = words('hi hello hey hallo hola ciao salut hej hei hoi ola oi moin salve');
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

/** How a letter begins and ends ("Dear Sir or Madam", "Kind regards, Keith Airey (Hon. Sec.)") and whom it names besides. Nobody there is the brand. */
export function findLetterParts(tokens: readonly Token[], language: Language, describes: (key: string) => boolean): Span[] {
  return [addressOf(tokens), introductionOf(tokens), ...companionsOf(tokens), signatureOf(tokens, language, describes)].filter(
    (span) => span !== undefined,
  );
}

/** "My name is Howard Lyth and I run Elm Dairy": who writes is named beside the brand. */
function introductionOf(tokens: readonly Token[]): Span | undefined {
  const from = tokens.findIndex(({ key }, at) => key === 'my' && tokens[at + 1]?.key === 'name' && tokens[at + 2]?.key === 'is');
  const runs = tokens.findIndex(({ key }, at) => at > from + 3 && /^(?:run|own|manage)$/.test(key) && tokens[at - 1]?.key === 'i');
  const isNear = from >= 0 && runs >= 0 && runs - from <= longestSignature;
  return isNear && tokens[runs + 1]?.capitalised === true ? { from, to: runs - 1 } : undefined;
}

const companions = words('dog puppy cat kitten horse pony donkey parrot rabbit son daughter');

/** "A dog called Pint". */
const companionsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ key, gap }, at) =>
    companions.has(key) && gap === '' && /^(?:called|named)$/.test(tokens[at + 1]?.key ?? '') && tokens[at + 2]?.capitalised
      ? [{ from: at + 1, to: at + 3 }]
      : [],
  );

function addressOf(tokens: readonly Token[]): Span | undefined {
  // "Madame, Monsieur,"
  const to =
    tokens.slice(0, longestAddress).findIndex(({ gap }, at) => /[,.!:–—]/.test(gap) && !address.has(tokens[at + 1]?.own ?? '')) + 1;
  const opening = tokens.slice(0, to);
  const isAddress =
    // "Sehr geehrte" is one token.
    opening.slice(0, 2).some(({ text }) => text.split(' ').some((word) => address.has(fold(word)))) ||
    plainGreetings.has(opening[0]?.own ?? '') ||
    (greetings.has(opening[0]?.own ?? '') && opening.slice(1).some(({ own }) => greeted.has(own)));
  return to > 0 && to < tokens.length && isAddress ? { from: 0, to } : undefined;
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
  while (from > 0 && tokens[from - 1]?.gap === '' && !endsClause(tokens[from - 1]?.gap ?? '')) from--;
  return from;
}
