import { type Engine, type Identity, UnsupportedPromptError } from '@blazon/brand-engine';
import { hostilePrompt } from '@blazon/brand-engine/corpus';
import { seedOf } from './runs.js';
import { unsafeIn } from './safety.js';

export interface HostileResult {
  drawn: number;
  refused: number;
  /** Prompts that crashed the engine or came out unsafe, with the fault. */
  faults: { prompt: string; fault: string }[];
}

/** Sends hostile prompts through the whole engine, each once as a wish for a new identity and once as a change to the last one. */
export async function runHostile(engine: Engine, from: number, to: number): Promise<HostileResult> {
  const result: HostileResult = { drawn: 0, refused: 0, faults: [] };
  let last = await engine.generate({ prompt: 'Northwind, a coffee roaster, blue with gold', seed: seedOf('hostile'), watermark: false });
  for (let run = from; run < to; run++) {
    const prompt = hostilePrompt(run);
    const seed = seedOf(String(run));
    const watermark = run % 4 === 0;
    const requests = [
      (): Promise<Identity> => engine.generate({ prompt, seed, watermark }),
      (): Promise<Identity> => engine.refine({ prompt, node: last.node, previous: null, seed, watermark }),
    ];
    for (const request of requests) {
      try {
        last = await request();
        const fault = unsafeIn(last.assets.logo_svg) ?? unsafeIn(last.assets.logo_svg_dark);
        if (fault === null) result.drawn++;
        else result.faults.push({ prompt, fault });
      } catch (error) {
        if (error instanceof UnsupportedPromptError) result.refused++;
        else result.faults.push({ prompt, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    }
  }
  return result;
}
