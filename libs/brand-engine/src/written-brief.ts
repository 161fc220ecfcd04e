import { z } from 'zod';
import { Brief, type ColourIntent, Constraints } from './brief.js';
import { tidyLine } from './understanding/names/lines.js';
import type { Understanding } from './understanding/index.js';
import { tidyName } from './understanding/text/script.js';

/** Writes the brief for a prompt by these instructions, as the text of a JSON object; it may fail. */
export type BriefWriter = (prompt: string, instructions: string) => Promise<string>;

/**
 * Lets somebody else, such as a language model, write the brief. What the prompt states outright (a quoted name, hard constraints,
 * refusals) stays as the local reading has it, and whatever goes wrong, the local reading serves: a writer can improve a brief, never
 * prevent one.
 */
export function withWrittenBriefs(local: Understanding, write: BriefWriter, iconIds: readonly string[]): Understanding {
  const known = new Set(iconIds);
  const read: Understanding['read'] = async (prompt, seed) => {
    const reading = await local.read(prompt, seed);
    try {
      return { ...reading, brief: merged(reading.brief, checked(await write(prompt, instructions(iconIds)), known)) };
    } catch {
      return reading;
    }
  };
  return {
    findIcons: (term) => local.findIcons(term),
    sentence: (text, tongue) => local.sentence(text, tongue),
    showsItself: (term, icon) => local.showsItself(term, icon),
    letterThing: (sentence, name) => local.letterThing(sentence, name),
    changes: (noun, word) => local.changes(noun, word),
    read,
    understand: async (prompt, seed) => (await read(prompt, seed)).brief,
  };
}

/** Accepts exactly a brief with icons of the pack and text that can be drawn. */
function checked(content: string, known: ReadonlySet<string>): Brief {
  const brief = Brief.parse(JSON.parse(content.replace(/^\s*```(?:json)?|```\s*$/g, '')));
  const stranger = brief.icons.find(({ id }) => !known.has(id));
  if (stranger) throw new Error(`The model named an icon that the pack does not have: ${JSON.stringify(stranger.id)}.`);
  const texts = [
    brief.name,
    brief.descriptor ?? '',
    brief.industry ?? '',
    ...brief.concepts.map(({ term }) => term),
    ...brief.avoidConcepts,
  ];
  if (texts.some((text) => /[<>{}\p{Cc}\p{Cf}]/u.test(text)))
    throw new Error('The model wrote markup or control characters into the brief.');
  const name = tidyName(brief.name);
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Error('The model gave a name that cannot be drawn.');
  return { ...brief, name, nameSource: 'model', descriptor: brief.descriptor === null ? null : tidyLine(brief.descriptor) };
}

function merged(reading: Brief, written: Brief): Brief {
  const stated = reading.nameSource === 'quoted' || reading.nameSource === 'called';
  const demanded = Object.entries(reading.constraints).filter(([, value]) => value !== 'any' && value !== false);
  const avoided = new Set([...reading.avoidConcepts, ...written.avoidConcepts]);
  const { avoid } = reading.colours;
  const isRefused = (intent: ColourIntent | null): boolean => avoid.some(({ hue, hex }) => intent?.hue === hue && intent.hex === hex);
  const kept = (intent: ColourIntent | null, own: ColourIntent | null): ColourIntent | null => (isRefused(intent) ? own : intent);
  return {
    ...written,
    ...(stated ? { name: reading.name, nameSource: reading.nameSource, descriptor: reading.descriptor ?? written.descriptor } : {}),
    icons: written.icons.length > 0 ? written.icons : reading.icons,
    concepts: written.concepts.filter(({ term }) => !avoided.has(term)),
    avoidConcepts: [...avoided].slice(0, 12),
    colours: {
      ...written.colours,
      primary: kept(written.colours.primary, reading.colours.primary),
      secondary: kept(written.colours.secondary, reading.colours.secondary),
      avoid: [...avoid, ...written.colours.avoid].slice(0, 6),
    },
    constraints: Constraints.parse({ ...written.constraints, ...Object.fromEntries(demanded) }),
    ...(reading.refused ? { refused: reading.refused } : {}),
    ...(reading.nameLines === undefined ? {} : { nameLines: reading.nameLines }),
    ...(reading.between === undefined ? {} : { between: reading.between }),
    ...(reading.joinedLetters === undefined ? {} : { joinedLetters: reading.joinedLetters }),
  };
}

const briefSchema = JSON.stringify(z.toJSONSchema(Brief));

const instructions = (iconIds: readonly string[]): string =>
  [
    'You turn a request for a logo into a creative brief. Answer with one JSON object that fits this JSON Schema, and nothing else:',
    briefSchema,
    'Hues are OKLCH degrees. Set nameSource to "model". Use only these icon ids, best first:',
    iconIds.join(' '),
  ].join('\n');
