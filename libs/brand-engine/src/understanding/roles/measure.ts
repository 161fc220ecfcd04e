import { readPrompt, type Sources } from '../reading.js';
import { type Example, learn } from './examples.js';
import { formatWeights, parseWeights } from './weights.js';

const folds = 5;

const spelled = (name: string): string => name.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** Whether a prompt is read with one of the names that are marked, or with a coined one where none is. */
function isNamed({ marked: { prompt, text, spans } }: Example, sources: Sources): boolean {
  const { brief } = readPrompt(prompt, '', sources);
  const names = spans.filter(({ role }) => role === 'name').map(({ start, end }) => spelled(text.slice(start, end)));
  // A prompt in capitals does not say how its name is written.
  const inCase = (name: string): string => (text === text.toUpperCase() ? name.toLowerCase() : name);
  return names.length === 0 ? brief.nameSource === 'coined' : names.some((name) => inCase(name) === inCase(spelled(brief.name)));
}

/** How many names are right of prompts that were not learnt from, by the rules alone and with what was learnt. */
export function crossValidate(examples: readonly Example[], sources: Sources): { rules: number; learnt: number } {
  let [rules, learnt] = [0, 0];
  for (let fold = 0; fold < folds; fold++) {
    const trained = learn(
      examples.filter((_, at) => at % folds !== fold),
      sources,
    );
    const weights = parseWeights(formatWeights(trained));
    for (const example of examples.filter((_, at) => at % folds === fold)) {
      if (isNamed(example, sources)) rules++;
      if (isNamed(example, { ...sources, weights })) learnt++;
    }
  }
  return { rules, learnt };
}
