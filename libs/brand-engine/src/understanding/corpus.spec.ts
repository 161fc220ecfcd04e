import { personalityAxes, type Brief } from '../brief.js';
import { Pack } from '../pack/pack.js';
import { unconstrained } from './forms/constraints.js';
import { createUnderstanding, type Understanding } from './index.js';
import { hueError, labelledIcons, labelledPrompts, type LabelledPrompt } from './labelled.js';

const largestHueError = 15;

/** One thing that a label asserts of a brief. */
interface Check {
  what: string;
  passed: boolean;
  prompt: string;
}

function check({ prompt, expect: label }: LabelledPrompt, brief: Brief): Check[] {
  const checks: Check[] = [];
  const add = (what: string, expected: unknown, passed: boolean): void => {
    if (expected !== undefined) checks.push({ what, passed, prompt });
  };
  const { primary, secondary, avoid } = brief.colours;
  add('name', label.name, brief.name === label.name);
  add('name source', label.nameSource, brief.nameSource === label.nameSource);
  add('descriptor', label.descriptor ?? null, brief.descriptor === (label.descriptor ?? null));
  add('industry', label.industry, label.industry?.includes(brief.industry ?? '') === true);
  add('primary colour', label.primary, hueError(primary, label.primary ?? '') <= largestHueError);
  add('secondary colour', label.secondary, hueError(secondary, label.secondary ?? '') <= largestHueError);
  add('ground', label.ground, hueError(brief.colours.ground ?? null, label.ground ?? '') <= largestHueError);
  const avoided = label.avoidColours ?? [];
  add(
    'avoided colours',
    label.avoidColours,
    avoided.every((hex) => avoid.some((intent) => hueError(intent, hex) <= largestHueError) && hueError(primary, hex) > largestHueError),
  );
  const { constraints } = brief;
  const demanded = Object.entries(label.constraints ?? unconstrained());
  add(
    'constraints',
    demanded,
    demanded.every(([key, value]) => constraints[key as keyof typeof constraints] === value),
  );
  add(
    'concepts',
    label.concepts,
    label.concepts?.every((term) => brief.concepts.slice(0, 3).some((concept) => concept.term === term)) === true,
  );
  add('avoided concepts', label.avoidConcepts, label.avoidConcepts?.every((term) => brief.avoidConcepts.includes(term)) === true);
  add(
    'mood',
    label.mood,
    personalityAxes.every((axis) => label.mood?.[axis] === undefined || Math.sign(brief.personality[axis]) === label.mood[axis]),
  );
  return checks;
}

describe('the labelled prompts', () => {
  let understanding: Understanding;
  beforeAll(async () => {
    understanding = await createUnderstanding(Pack.load().icons);
  });

  it('are understood, each kind of label to at least 95 %, names and constraints all', async () => {
    const prompts = labelledPrompts();
    expect(prompts.length).toBeGreaterThanOrEqual(120);
    const checks = (await Promise.all(prompts.map(async (label) => check(label, await understanding.understand(label.prompt))))).flat();
    const rates = Object.entries(Object.groupBy(checks, ({ what }) => what)).map(([what, all = []]) => ({
      what,
      rate: all.filter(({ passed }) => passed).length / all.length,
      of: all.length,
    }));
    console.log(rates.map(({ what, rate, of }) => `${what}: ${(rate * 100).toFixed(1)} % of ${of}`).join('\n'));
    expect(checks.filter(({ what, passed }) => !passed && ['name', 'constraints'].includes(what))).toEqual([]);
    expect(rates.filter(({ rate }) => rate < 0.95)).toEqual([]);
  });

  it('get hues within 15 degrees of what the words usually mean', async () => {
    const errors: number[] = [];
    for (const { prompt, expect: label } of labelledPrompts()) {
      const { colours } = await understanding.understand(prompt);
      if (label.primary !== undefined) errors.push(hueError(colours.primary, label.primary));
      if (label.secondary !== undefined) errors.push(hueError(colours.secondary, label.secondary));
    }
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    console.log(`hue error: mean ${mean.toFixed(1)}°, largest ${Math.max(...errors).toFixed(1)}° of ${errors.length}`);
    expect(Math.max(...errors)).toBeLessThanOrEqual(largestHueError);
  });

  it('get a fitting icon among the first three in at least 85 % of the labelled trades', async () => {
    const packed = new Set(Pack.load().icons.map(({ id }) => id));
    const labels = labelledIcons().filter(({ icons }) => icons.some((id) => packed.has(id)));
    const hits = await Promise.all(
      labels.map(async ({ prompt, icons }) =>
        (await understanding.understand(prompt)).icons.slice(0, 3).some(({ id }) => icons.includes(id)),
      ),
    );
    const rate = hits.filter(Boolean).length / hits.length;
    console.log(`icon among the first three: ${(rate * 100).toFixed(1)} % of ${hits.length}`);
    expect(labels.length).toBeGreaterThanOrEqual(150);
    expect(rate).toBeGreaterThanOrEqual(0.85);
  });

  it('give the same brief every time', async () => {
    const other = await createUnderstanding(Pack.load().icons);
    for (const { prompt } of labelledPrompts())
      expect(await other.understand(prompt, 'a')).toEqual(await understanding.understand(prompt, 'a'));
  });
});
