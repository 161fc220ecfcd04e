import { createEngine, type Engine } from '../engine.js';
import { expectedPrompts, type ExpectedPrompt } from './labelled.js';
import { createUnderstanding, type Understanding } from './index.js';
import { Pack } from '../pack/pack.js';

const prompts = expectedPrompts();
let engine: Engine;
let understanding: Understanding;
beforeAll(async () => {
  engine = await createEngine();
  understanding = await createUnderstanding(Pack.load().icons);
});

const spelled = (name: string): string => name.normalize('NFC').replace(/[‘’]/g, "'");

describe('the two hundred prompts of somebody else', () => {
  it('have their names as they were written, at least 98 of 100', async () => {
    const named = prompts.filter((label): label is ExpectedPrompt & { name: string } => label.name !== null);
    const missed: string[] = [];
    for (const { id, prompt, name, nameAlso = [] } of named) {
      const brief = await understanding.understand(prompt);
      if (![name, ...nameAlso].map(spelled).includes(spelled(brief.name))) missed.push(`${id} ${brief.name} instead of ${name}`);
    }
    console.log(`names right: ${named.length - missed.length} of ${named.length}\n${missed.join('\n')}`);
    expect(1 - missed.length / named.length).toBeGreaterThanOrEqual(0.98);
  });

  it('show nothing that was refused, in at least 98 of 100', async () => {
    const broken: string[] = [];
    let reported = 0;
    let clauses = 0;
    for (const { id, prompt, never } of prompts) {
      const { node, interpretation } = await engine.generate({ prompt, seed: '0'.repeat(32), watermark: false });
      const { icon } = node.decisions.mark;
      clauses += interpretation.clauses.length;
      reported += interpretation.clauses.filter(({ outcome, reason }) => outcome !== 'not_applied' || reason !== null).length;
      const seen = never.filter(
        (thing) => icon !== null && understanding.showsItself(thing, icon) && understanding.findIcons(thing)[0] === icon,
      );
      if (seen.length > 0) broken.push(`${id} shows ${icon ?? ''} although ${seen.join(', ')} is refused`);
      expect(interpretation.summary).toMatch(/\.$/);
    }
    console.log(
      `refusals broken: ${broken.length} of ${prompts.length}\n${broken.join('\n')}\nclauses with an outcome: ${reported} of ${clauses}`,
    );
    expect(broken.length / prompts.length).toBeLessThanOrEqual(0.02);
    expect(reported).toBe(clauses);
  }, 300_000);
});
