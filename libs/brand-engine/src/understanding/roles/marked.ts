import { cleanPrompt, escaped } from '../text/text.js';

/** What a part of a prompt is there for. */
export type Role = 'name' | 'line' | 'trade' | 'place' | 'ask' | 'refuse' | 'colour' | 'mood';

/** A stretch of a prompt that has a role; `end` is exclusive. */
export interface MarkedSpan {
  role: Role;
  start: number;
  end: number;
}

/** A prompt of `corpus/roles/`, with what each part of it is. */
export interface MarkedPrompt {
  prompt: string;
  /** The prompt as it is read; the spans are places in it. */
  text: string;
  spans: MarkedSpan[];
}

const roleOfMark = new Map<string, Role>(
  Object.entries({ n: 'name', l: 'line', t: 'trade', p: 'place', a: 'ask', r: 'refuse', c: 'colour', m: 'mood' }),
);
const mark = /\[([nltparcm]):([^[\]]*)\]/;

/** Reads a line such as "[n:Otter], a [t:bakery]; no [r:wheat]"; ⏎ is a line break. */
export function readMarked(line: string): MarkedPrompt {
  const written = line.replaceAll('⏎', '\n');
  const spans: MarkedSpan[] = [];
  let text = cleanPrompt(written);
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [whole, letter = '', content = ''] = found;
    text = `${text.slice(0, found.index)}${content}${text.slice(found.index + whole.length)}`;
    const role = roleOfMark.get(letter);
    if (role) spans.push({ role, start: found.index, end: found.index + content.length });
  }
  return { prompt: written.replace(new RegExp(mark, 'g'), '$2'), text, spans };
}

const bare = (text: string): string => escaped(text).replace(/\s+/g, '\\s+').replace(/['‘’]/g, "['‘’]");

/** A prompt whose name is known, with the places where it stands; undefined where it stands nowhere as it is spelled. */
export function markNames(prompt: string, names: readonly string[]): MarkedPrompt | undefined {
  const text = cleanPrompt(prompt);
  const spans = names.flatMap((name) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${bare(name)}(?![\\p{L}\\p{N}])`, 'giu'))].map((found) => ({
      role: 'name' as const,
      start: found.index,
      end: found.index + found[0].length,
    })),
  );
  return names.length > 0 && spans.length === 0 ? undefined : { prompt, text, spans };
}
