import type { Language } from '../../brief.js';
import type { Stream } from '../../random.js';
import type { MarkedPrompt, MarkedSpan, Role } from './marked.js';

/** What the marked prompts of a tongue call names, trades, colours and so on. */
export type Fillers = ReadonlyMap<string, readonly string[]>;

const keyOf = (language: Language, role: Role): string => `${language} ${role}`;
/** With fewer than these, the same words would come again and again. */
const fewest = 6;
const shares: Partial<Record<Role, number>> = { name: 0.85 };
const otherShare = 0.5;

export function fillersOf(prompts: readonly { language: Language; marked: MarkedPrompt }[]): Fillers {
  const all = prompts.flatMap(({ language, marked }) =>
    marked.spans.map(({ role, start, end }) => ({ key: keyOf(language, role), filler: marked.text.slice(start, end) })),
  );
  return new Map([...Map.groupBy(all, ({ key }) => key)].map(([key, items]) => [key, items.map(({ filler }) => filler)]));
}

/** The same prompt with other names, trades and things of its tongue: what stands around them tells more than they do. */
export function varied({ text, spans }: MarkedPrompt, language: Language, fillers: Fillers, draw: Stream): MarkedPrompt {
  const names = new Set(spans.filter(({ role }) => role === 'name').map(({ start, end }) => text.slice(start, end)));
  const chosen = new Map<string, string>();
  const replaced: MarkedSpan[] = [];
  let written = '';
  let at = 0;
  for (const { role, start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    written += text.slice(at, start);
    const own = text.slice(start, end);
    const offered = fillers.get(keyOf(language, role)) ?? [];
    const isKept = offered.length < fewest || (role === 'name' && names.size > 1) || draw.next() >= (shares[role] ?? otherShare);
    const filler = isKept ? own : inCaseOf(chosen.get(own) ?? draw.pick(offered), { text, own, role, language });
    chosen.set(own, filler);
    replaced.push({ role, start: written.length, end: written.length + filler.length });
    written += filler;
    at = end;
  }
  written += text.slice(at);
  return { prompt: written, text: written, spans: replaced };
}

/** What replaces something is written as that was: in capitals, small, or with a capital where a sentence begins. */
function inCaseOf(filler: string, { text, own, role, language }: { text: string; own: string; role: Role; language: Language }): string {
  if (text === text.toLowerCase()) return filler.toLowerCase();
  if (text === text.toUpperCase()) return filler.toUpperCase();
  if (role === 'name') return filler;
  if (/^\p{Lu}/u.test(own)) return `${filler.charAt(0).toUpperCase()}${filler.slice(1)}`;
  return language === 'de' && /^(?:trade|ask|refuse)$/.test(role) ? filler : `${filler.charAt(0).toLowerCase()}${filler.slice(1)}`;
}

const roleOfLetter: Readonly<Record<string, Role>> = { T: 'trade', N: 'name', A: 'ask', C: 'colour', M: 'mood', P: 'place' };
const shortForms = [
  'T N, A, C',
  'T N: A, C, M',
  'T “N”, A, C',
  'N, T, P. A, C, M',
  'N – T, C, M',
  'T N, P. A, C.',
  'T, N. C, M',
  'N (T), A, C',
  'N. T. C. M.',
  'T N; A; C',
  'T N. A, C, M',
  'C, M. T N. A',
  'A, C, T N',
  'N, T, C',
  'T N, C, M, A',
  'T „N“: A, C',
  "T 'N', A, C",
  'T «N», P. A, C',
  'T N, C',
  'T. N. A. C.',
  'T. N. C, M.',
  'T, P. N. C, M',
  'T – N. A, C.',
  'T, N, A, C',
];

/** A prompt of a few words, as most people write them and the marked ones hardly ever are: "Bakery Otter, a loaf, brown". */
export function composed(language: Language, fillers: Fillers, draw: Stream): MarkedPrompt | undefined {
  const spans: MarkedSpan[] = [];
  let text = '';
  for (const letter of draw.pick(shortForms)) {
    const role = roleOfLetter[letter];
    const offered = role && fillers.get(keyOf(language, role));
    if (role && !offered) return undefined;
    const filler = offered ? draw.pick(offered) : letter;
    const opens = text === '' || text.endsWith('. ');
    const isKept = !role || role === 'name' || (!opens && (role === 'place' || (language === 'de' && /^(?:trade|ask)$/.test(role))));
    const first = filler.charAt(0);
    const cased = isKept ? filler : `${opens ? first.toUpperCase() : first.toLowerCase()}${filler.slice(1)}`;
    if (role) spans.push({ role, start: text.length, end: text.length + cased.length });
    text += cased;
  }
  return { prompt: text, text, spans };
}
