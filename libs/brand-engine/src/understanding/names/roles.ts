import { tellsTrade } from '../trades/industry.js';
import { profession } from '../lexicon/professions.js';
import { brandNouns } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { isNameLike, legalForms, linkWords, stuff } from './looks.js';

/** What trades, as it stands before a name: "Podcast Loose Threads", "Hospice Stillmere". */
const kinds = words(`
  podcast fintech hospice charity insurance gym orchard theatre theater software startup nonprofit consulting consultancy pharmacy library school
  museum gallery cinema nursery kindergarten funeral logistics plumbing roofing catering dentistry physiotherapy landscaping accountants architects
  solicitors lawyers attorneys vets bank clinic newsletter magazine festival choir
`);
/** Who trades, beyond doubt; and words that end like it. */
const person =
  /(?:[a-z]{3}ist|(?:physic|electric|dietit|optic|technic|beautic|music|librar|veterinar)ian|wife|guide|doctor|\bcoach|\bvet|notary|lawyer|attorney|accountant|architect|mechanic|nurse|surgeon|solicitor|maker|photographer|plumber|carpenter|tailor|gardener|painter|baker|butcher|barber|hairdresser|translator|tutor|teacher|instructor)s?$/;
const agent = /(?:er|or|ier|smith)s?$/;
const company = /(?:yard|ery|shop|firm|agency|company|practice)s?$/;
/** Words that make one thing of two: "School House", "Bank Street". */
const compounds = words('street road lane house hill yard room box club side row gate end day night one square park green street bar');

/** Trades in the definite form of Scandinavian tongues. */
const withArticle =
  /(?:butik(?:k)?en|kontoret|byran|handeln|handlen|handelen|klubben|foreningen|kafeen|kafeet|bageren|bakeren|slagteren|slakteren|skolan|skolen|verkstaden|vaerkstedet|verkstedet|smeden|garden|baren|koren|bandet|teatret|teatern|museet|bureauet|byraet|salonen|salongen|apoteket|gartneriet|bageriet|bakeriet|bageri|konditoriet|bryggeriet|kroen|hotellet|restauranten|restaurangen|mejeriet|snedkeriet|stationen|laget|truppen|gruppen|firmaet|foretaget|foretagetet|klinikken|kliniken|praksisen|studiet|studion)$/;
/** Offices, practices and firms, which are named after their owner and told by their kind: "Hoveniersbedrijf Van 't Hof". */
const offices =
  /^.{4,}(?:bedrijf|kantoor|bureau|praktijk|kanzlei|praxis|betrieb|meisterbetrieb|agentur|kontor|byra|firma|foretag|virksomhed|virksomheden|yritys|toimisto|lippukunta)$/;
const longestRole = 3;
/** As common as this a word is hardly a family name. */
const commonRank = 4_000;

/** Takes the role or the trade off the front of a name; it becomes the line under it: "Physiotherapist Nadia Obeng", "Yoga Studio Still Point". */
export function withoutRole(context: NameContext, found: FoundName): FoundName {
  const { tokens, text } = context;
  const run = [...found.tokens].sort((one, other) => one - other).flatMap((at) => (tokens[at] ? [{ at, token: tokens[at] }] : []));
  const first = run[0]?.token;
  if (!first || found.source !== 'proper-noun') return found;
  const before = tokens.slice(0, run[0]?.at);
  const [opens, closes] = [before[0], before.at(-1)];
  // "Escuela de flamenco ¡Olé Niña!": where the name alone was found, what stands before it is its line all the same.
  if (opens && closes && /^[¡¿]?$/.test(closes.gap) && isPhraseOfTrade(before))
    return { ...found, role: text.slice(opens.start, closes.end) };
  for (let length = Math.min(longestRole, run.length - 1); length >= 1; length--) {
    const [role, own] = [run.slice(0, length), run.slice(length)];
    const [last, start] = [role.at(-1)?.token, own[0]?.token];
    // A word that is two in English stands in two tokens.
    if (!last || !start || start.start === last.start) continue;
    if (
      !isRole(
        context,
        role.map(({ token }) => token),
        own.map(({ token }) => token),
      )
    )
      continue;
    const opening = /[¡¿]/.test(text.charAt(start.start - 1)) ? 1 : 0;
    return {
      ...found,
      name: found.name.slice(found.name.indexOf(text.slice(start.start - opening, start.end))),
      tokens: new Set(own.map(({ at }) => at)),
      role: text.slice(first.start, last.end),
    };
  }
  return found;
}

/** "Nadia Obeng", "Dr. Ines Falk", "Lucía Ferreyra Montes": two names or more that are no words, or partners. */
function looksLikePerson({ vectors }: NameContext, own: readonly Token[]): boolean {
  const named = own.filter((token) => isNameLike(token));
  const isWord = ({ key, own: written }: Token): boolean => key !== written || (vectors.rank(key) ?? Infinity) < commonRank;
  const isFirm = own.some(({ gap }, at) => gap === '&' && at < own.length - 1);
  return isFirm || (named.length > 1 && !named.every(isWord)) || /^(?:dr|prof|hr|fr)$/.test(named[0]?.own ?? '');
}

function isRole(context: NameContext, role: readonly Token[], own: readonly Token[]): boolean {
  const { language, describes, vectors } = context;
  const [next] = own;
  const [first, last] = [role[0], role.at(-1)];
  if (!first || !last || !/^[¡¿]?$/.test(last.gap) || !next || !isNameLike(next) || compounds.has(next.own)) return false;
  // "Baker's Dozen" is no baker.
  if (language === 'en' && /['’]s?$/.test(last.text)) return false;
  const isOffice = language !== 'en' && last.start === first.start && offices.test(last.own);
  if (linkWords.has(next.own) && !(isOffice && own.length > 1)) return false;
  // A firm is registered with its trade: "Elektro Brandl GmbH".
  const form = own.at(-1);
  if (legalForms.has(form?.own ?? '') || /^(?:AS|A\/S)$/.test(form?.text ?? '')) return false;
  if (own.every(({ key }) => brandNouns.has(key)) || (own.length === 1 && describes(next.key) && vectors.knows(next.key))) return false;
  const people = own.filter((token) => isNameLike(token)).length;
  if (last.start === first.start && first.sentenceStart && profession.test(last.own) && looksLikePerson(context, own)) return true;
  // "Blomsterhandeln Vitsippan": a trade with its article stands before a name as "the florist's" would.
  if (/^(?:sv|da|no)$/.test(language) && last.start === first.start && first.sentenceStart && withArticle.test(last.own)) return true;
  if (first.sentenceStart && (isOffice || isPhraseOfTrade(role))) return true;
  // Abroad shops begin with their trade: only who works under a name of their own is parted from it.
  if (language !== 'en' && !(last.key === last.own && vectors.knows(last.key)))
    return (
      last.key !== last.own &&
      last.start === first.start &&
      person.test(last.key) &&
      people > 1 &&
      own.slice(0, -1).every(({ gap }) => gap === '')
    );
  const trades = role.slice(0, -1).every(({ key, gap }) => gap === '' && (tellsTrade(key) || kinds.has(key) || person.test(key)));
  if (!first.sentenceStart || !trades) return false;
  if (kinds.has(last.key) || person.test(last.key)) return true;
  const isTrade = tellsTrade(last.key) || brandNouns.has(last.key);
  return isTrade && ((agent.test(last.key) && !stuff.test(last.key)) || company.test(last.key) || role.length > 1);
}

/** "Escuela de flamenco ¡Olé Niña!": in a Romance tongue small letters behind the trade only tell more of it. */
const isPhraseOfTrade = ([kind, ...rest]: readonly Token[]): boolean =>
  kind !== undefined &&
  kind.key !== kind.own &&
  (tellsTrade(kind.key) || brandNouns.has(kind.key)) &&
  rest.length > 1 &&
  rest.every(({ capitalised }) => !capitalised) &&
  /^(?:de|del|di|do|da|d)$/.test(rest[0]?.own ?? '') &&
  !linkWords.has(rest.at(-1)?.own ?? '');
