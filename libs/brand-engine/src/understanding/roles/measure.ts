import type { FoundName } from '../names/find.js';
import { type Example, learn } from './examples.js';
import { nameBy } from './names.js';
import { rankNames } from './spans.js';
import { formatWeights, parseWeights } from './weights.js';

const folds = 5;

const spelled = (name: string): string => name.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** Whether what was found is one of the names that are marked, or nothing where none is. */
function isRight({ marked: { text, spans } }: Example, found: FoundName | undefined): boolean {
  const names = spans.filter(({ role }) => role === 'name').map(({ start, end }) => spelled(text.slice(start, end)));
  // A prompt in capitals does not say how its name is written.
  const inCase = (name: string): string => (text === text.toUpperCase() ? name.toLowerCase() : name);
  return found ? names.some((name) => inCase(name) === inCase(spelled(found.name))) : names.length === 0;
}

/** How many names are right of prompts that were not learnt from, by the rules alone and with what was learnt; `beside` is always learnt from. */
export function crossValidate(examples: readonly Example[], beside: readonly Example[]): { rules: number; learnt: number } {
  const rules = examples.filter((example) => isRight(example, example.reading.names.surest?.found)).length;
  let learnt = 0;
  for (let fold = 0; fold < folds; fold++) {
    const others = examples.filter((_, at) => at % folds !== fold);
    const weights = parseWeights(formatWeights(learn([...others, ...beside])));
    const held = examples.filter((_, at) => at % folds === fold);
    learnt += held.filter((example) =>
      isRight(example, nameBy(example.reading, example.featured, example, rankNames(example, weights))),
    ).length;
  }
  return { rules, learnt };
}
