import { tellsTrade } from '../industry.js';
import { brandNouns } from '../lexicon/words.js';
import { words } from '../phrases.js';
import type { Token } from '../text.js';
import type { FoundName, NameContext } from './find.js';
import { isNameLike, linkWords } from './spelling.js';

/** What trades, as it stands before a name: "Podcast Loose Threads", "Hospice Stillmere". */
const kinds = words(`
  podcast fintech hospice charity insurance gym orchard theatre theater software startup nonprofit consulting consultancy pharmacy library school
  museum gallery cinema nursery kindergarten funeral logistics plumbing roofing catering dentistry physiotherapy landscaping accountants architects
  solicitors lawyers attorneys vets bank clinic newsletter magazine festival choir
`);
/** Who trades, beyond doubt; and words that end like it. */
const person =
  /(?:[a-z]{3}ist|(?:physic|electric|dietit|optic|technic|beautic|music|librar|veterinar)ian|wife|guide|doctor|coach|vet|notary|lawyer|attorney|accountant|architect|mechanic|nurse|surgeon|solicitor|maker|photographer|plumber|carpenter|tailor|gardener|painter|baker|butcher|barber|hairdresser|translator|tutor|teacher|instructor)s?$/;
const agent = /(?:er|or|ier|smith)s?$/;
const company = /(?:yard|ery|shop|firm|agency|company|practice)s?$/;
/** Words that make one thing of two: "School House", "Bank Street". */
const compounds = words('street road lane house hill yard room box club side row gate end day night one square park green street bar');

/** Takes the role or the trade off the front of a name; it becomes the line under it: "Physiotherapist Nadia Obeng". */
export function withoutRole(context: NameContext, found: FoundName): FoundName {
  const { tokens, text } = context;
  const places = [...found.tokens].sort((one, other) => one - other);
  const [first] = places;
  const token = first === undefined ? undefined : tokens[first];
  if (first === undefined || !token || found.source !== 'proper-noun') return found;
  // A word that is two in English stands in two tokens.
  const rest = places.filter((at) => tokens[at]?.start !== token.start);
  const own = rest.map((at) => tokens[at]).filter((one) => one !== undefined);
  if (own.length === 0 || !isRole(context, tokens[(rest[0] ?? 1) - 1] ?? token, own)) return found;
  const [start, last] = [own[0], own.at(-1)];
  if (!start || !last) return found;
  return {
    ...found,
    name: found.name.slice(found.name.indexOf(text.slice(start.start, start.end))),
    tokens: new Set(rest),
    role: token.text,
  };
}

function isRole(context: NameContext, role: Token, own: readonly Token[]): boolean {
  const { language, describes, vectors } = context;
  const [next] = own;
  if (!next || role.gap !== '' || !isNameLike(next) || linkWords.has(next.own) || compounds.has(next.own)) return false;
  if (own.every(({ key }) => brandNouns.has(key)) || (own.length === 1 && describes(next.key) && vectors.knows(next.key))) return false;
  const people = own.filter((token) => isNameLike(token)).length;
  // Abroad shops begin with their trade: only who works under a name of their own is parted from it.
  if (language !== 'en')
    return role.key !== role.own && person.test(role.key) && people > 1 && own.slice(0, -1).every(({ gap }) => gap === '');
  if (!role.sentenceStart) return false;
  if (kinds.has(role.key) || person.test(role.key)) return true;
  return (tellsTrade(role.key) || brandNouns.has(role.key)) && (agent.test(role.key) || company.test(role.key));
}
