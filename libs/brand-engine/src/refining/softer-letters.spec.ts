import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('stiff', 'softer');

describe('letters that are complained of change, and nothing else', () => {
  it.each([
    ['Marlow Dental, a tooth in a square, green', 'the lettering is too hard, softer please'],
    ['Marlow Dental, a tooth in a square, green', 'The font feels rigid. Make it rounder'],
    ['Hartwell & Pike, notaries, navy, serif', 'The letters are a bit severe. Can you try something gentler?'],
    ['Hartwell & Pike, notaries, navy, serif', 'Die Buchstaben wirken zu steif. Bitte etwas weicher und runder.'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions, after.node.decisions];
    expect(now.type.font).not.toBe(old.type.font);
    expect(now.palette).toEqual(old.palette);
    expect(now.mark).toEqual(old.mark);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('softens a colour that is complained of', async () => {
    const { before, after } = await refined('Marlow Dental, a tooth in a square, green', 'the letters are too bright, softer please');
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
  });
});
