import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const read = async (prompt: string): Promise<{ asked: string[]; refused: string[]; colours: string[] }> => {
  const { brief, wishes } = await understanding.read(prompt);
  const things = wishes.filter((wish) => wish.kind === 'thing');
  const { primary, secondary } = brief.colours;
  return {
    asked: [...new Set(things.filter(({ asked }) => asked).map(({ term }) => term))],
    refused: things.filter(({ refused }) => refused).map(({ term }) => term),
    colours: [primary, secondary].flatMap((colour) => (colour ? [colour.words] : [])),
  };
};

it('a denial in a chat without marks ends where the next wish begins', async () => {
  const chat = await read('hey we do cat sitting and its called night whiskers a cat please no mouse pink and black');
  expect(chat).toMatchObject({ asked: ['cat'], colours: ['pink', 'black'] });
  const question = await read('ok we make hot sauce its called uncle blaze theres no uncle btw can we have a chilli pepper red');
  expect(question.refused).not.toContain('chilli pepper');
});

it.each([
  ['Company: Alder Bikes\nLogo should contain: an alder leaf\nLogo should not contain: wheel, chain\nColour: green', ['wheel', 'chain']],
  ['Brand: Nettle\nImage: nettle leaf\nImage we do not want: cup\nColour: green', ['cup']],
  ['Q: Name?\nA: Harrow Arms\nQ: What should we avoid?\nA: roses\nQ: Colour?\nA: green', ['rose']],
])('a label or a question with a denial refuses what it opens: %s', async (prompt, refused) => {
  expect((await read(prompt)).refused).toEqual(refused);
});

it.each([
  ['Padaria Lua. Em vez de um pão queremos uma estrela', 'star', 'bread'],
  ['Cots by Nine. A cloud, baby blue, please not a stork', 'cloud', 'stork'],
  ['Bed and breakfast Heron Rest. There are swans too, but it is the heron that we would like to see', 'heron', 'swan'],
  ['Dog trainers Down Boy. Rather than a dog, could it be a whistle?', 'whistle', 'dog'],
  ['The governors of Fern Bank School have asked for a fern', 'fern', 'school'],
])('what stands in the place of another is asked for: %s', async (prompt, asked, other) => {
  const found = await read(prompt);
  expect(found.asked).toContain(asked);
  expect(found.asked).not.toContain(other);
});

it('what a shop is full of and what rivals have is only told', async () => {
  expect((await read('Antiques by Magpie & Co. My shop is full of chairs, clocks and lamps. A magpie, black')).asked).toEqual(['magpie']);
  expect((await read('Tern Bookkeeping. A tern. I have seen a competitor with a calculator')).asked).toEqual(['tern']);
});
