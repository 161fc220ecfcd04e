import type { BriefWriter } from '@blazon/brand-engine';
import { z } from 'zod';

/** An OpenAI-compatible service, and its time limit. */
export interface BriefEndpoint {
  /** Base address, such as `https://host/v1`; `/chat/completions` is appended. */
  url: string;
  model: string;
  key?: string | undefined;
  /** One deadline over connecting, waiting and reading. */
  deadlineMs?: number | undefined;
}

const DEADLINE_MS = 4_000;
const MAX_ANSWER_BYTES = 64 * 1024;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) })).min(1),
});

/** Has a language model write briefs, within a deadline and a size limit. The engine checks what it writes. */
export function briefWriterOf({ url, model, key, deadlineMs = DEADLINE_MS }: BriefEndpoint): BriefWriter {
  return async (prompt, instructions) => {
    const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        temperature: 0,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: instructions },
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
  };
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop by an exception cancels the stream, so that an endless answer costs no more than this.
    if (size > MAX_ANSWER_BYTES) throw new Error(`The brief endpoint answered more than ${MAX_ANSWER_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
