import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each(['a law firm for tenants', 'yoga for office workers', 'marriage counselling', 'piano lessons', 'accounting for freelancers'])(
  'a name that is made up is an adjective and a thing that the brand is about: %s',
  async (prompt) => {
    const { name, nameSource } = await understanding.understand(prompt, 'a');
    expect(nameSource).toBe('coined');
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    expect(name).not.toMatch(/ (?:Law|Worker|Accounting|Lesson|Lessons|Freelancer)$/);
  },
);

it('an animal that is told is the thing of the name', async () => {
  expect((await understanding.understand('hedgehog rescue, need a name', 'a')).name).toMatch(/ Hedgehog$/);
});
