import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('nobody who is named beside the brand is the brand', () => {
  it.each([
    ['a neighbour', 'We sell dumplings two doors from the station, next door to Patty Shack. The stall is Wonton Way. Red.', 'Wonton Way'],
    ['a model', 'inspired by Prada and Gucci, a hat shop named Brimble, black and cream', 'Brimble'],
    ['models in a list', 'Think of brands like Lush or Molton Brown. Ours is Sudsworth: soaps, mint green.', 'Sudsworth'],
    ['a pet', 'Our dog Pickle sits on the counter. The bakery is Knead & Feed. Brown.', 'Knead & Feed'],
    [
      'a forebear',
      'When Grandma Hilda opened the cafe in 1951 it was painted blue. We are Bluebell Corner. Keep it blue.',
      'Bluebell Corner',
    ],
    ['who writes', 'Hello, my name is Ruth Pym. I weave scarves under the name Heddle & Hue. Plum.', 'Heddle & Hue'],
    ['who made it', 'Plank – tables by Owen Marsh – oak – no trees', 'Plank'],
    ['a handle', 'Instagram: @fern.finds. The shop itself is Fernfinder. Green.', 'Fernfinder'],
    ['a street', "the studio's Loomlight, on Castle Street, run by Ivy and Bo. grey", 'Loomlight'],
    ['who was absent', 'Minutes, 2 May. Apologies: Mr Rudd, Bev Stark. Logo in purple for the choir Lark Rise.', 'Lark Rise'],
    ['a supplier that is the brand', 'An industrial supplier called Hart and Sons, grey', 'Hart and Sons'],
    ['half of a word', 'Una panadería de masa madre llamada Migas, tonos tierra, una espiga', 'Migas'],
    ['a rival', 'Anbieter: Wattwurm Reisen. Wettbewerber: Nordsee Tours, Hallig Express. Farben: Sand', 'Wattwurm Reisen'],
    ['who founded it', 'Agency for shepherds, Fold & Flock. Founders: Ailsa Reid, Rory Bain. Green', 'Fold & Flock'],
    ['who says a line', 'dani: scout troop\nWill: Badger Patrol\ndani: BADGER PATROL yes\nWill: brown, a torch', 'Badger Patrol'],
    [
      'a closing without marks',
      "hello i have a toy shop its called Marlow's Ark and i want an ark in blue thank you from Brenda",
      "Marlow's Ark",
    ],
  ])('%s: %s', async (_, prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });

  it('takes who writes for the brand where there is no other', async () => {
    expect((await understanding.understand("My name is Petra Holm and I'm a weaver")).name).toBe('Petra Holm');
  });
});
