import { z } from 'zod';
import { Brief, type ColourIntent, Constraints } from './brief.js';
import { tidyLine } from './understanding/names/lines.js';
import type { Understanding } from './understanding/index.js';
import { tidyName } from './understanding/script.js';

/** Where an OpenAI-compatible service answers, and how far it is trusted with time and size. */
export interface BriefEndpoint {
  /** Base address, such as `https://host/v1`; `/chat/completions` is appended. */
  url: string;
  model: string;
  key?: string | undefined;
  /** One deadline over connecting, waiting and reading, in milliseconds. */
  deadline?: number | undefined;
  /** Told why the local reading served instead, for logs and metrics. */
  onFallback?: ((reason: string) => void) | undefined;
}

const defaultDeadline = 4_000;
const largestAnswer = 64 * 1024;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) })).min(1),
});

/**
 * Lets a language model write the brief. What the prompt states outright (a quoted name, hard constraints, refusals) stays as the
 * local reading has it, and whatever goes wrong, the local reading serves: a model can improve a brief, never prevent one.
 */
export function withBriefEndpoint(local: Understanding, endpoint: BriefEndpoint, iconIds: readonly string[]): Understanding {
  const known = new Set(iconIds);
  const read: Understanding['read'] = async (prompt, seed) => {
    const reading = await local.read(prompt, seed);
    try {
      return { ...reading, brief: merged(reading.brief, checked(await ask(endpoint, prompt, iconIds), known)) };
    } catch (error) {
      endpoint.onFallback?.(error instanceof Error ? error.message : String(error));
      return reading;
    }
  };
  return {
    findIcons: (term) => local.findIcons(term),
    sentence: (text, tongue) => local.sentence(text, tongue),
    showsItself: (term, icon) => local.showsItself(term, icon),
    read,
    understand: async (prompt, seed) => (await read(prompt, seed)).brief,
  };
}

/** The content of the model's answer, within the deadline and the size limit. */
async function ask(
  { url, model, key, deadline = defaultDeadline }: BriefEndpoint,
  prompt: string,
  iconIds: readonly string[],
): Promise<string> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      temperature: 0,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: instructions(iconIds) },
        { role: 'user', content: prompt },
      ],
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The brief endpoint answered ${response.status}.`);
  }
  const { message } = Completion.parse(JSON.parse(await readBounded(response))).choices[0] ?? {};
  if (message?.refusal != null) throw new Error('The model refused to write a brief.');
  if (message?.content == null) throw new Error('The model answered without content.');
  return message.content;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop by an exception cancels the stream, so that an endless answer costs no more than this.
    if (size > largestAnswer) throw new Error(`The brief endpoint answered more than ${largestAnswer} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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
