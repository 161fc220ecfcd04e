import type { Patch } from '../refinement.js';
import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from '../understanding/index.js';
import { parseRefinement } from './parsing/parse.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const read = async (start: string, say: string): Promise<Patch[]> =>
  parseRefinement(say, { brief: await understanding.understand(start), understanding }).flatMap(({ patches }) => patches);

const mill = 'Bakery Tern & Weir, wheat, sage and cream';

describe('another name', () => {
  it.each([
    ["it's Tern House now", 'Tern House'],
    ['now we are Tern House', 'Tern House'],
    ['we go by Tern House these days', 'Tern House'],
    ["we're called Tern House from now on", 'Tern House'],
    ['spell it with two r: Terrn & Weir', 'Terrn & Weir'],
    ['drop the &', 'Tern Weir'],
    ["lose the '& Weir'", 'Tern'],
    ["'and' instead of the ampersand", 'Tern and Weir'],
    ['replace the & with a plus', 'Tern + Weir'],
    ['add an exclamation mark', 'Tern & Weir!'],
    ['wir heißen jetzt Mühlenrad', 'Mühlenrad'],
    ["on s'appelle désormais Le Vieux Moulin", 'Le Vieux Moulin'],
    ['ahora se llama El Molino', 'El Molino'],
    ['rinomina in Mulino Bianco Sporco', 'Mulino Bianco Sporco'],
    ['agora chama-se Moinho & Filhos', 'Moinho & Filhos'],
    ['heet nu De Molen', 'De Molen'],
    ['heter nu Kvarnen', 'Kvarnen'],
    ['hedder nu Møllen', 'Møllen'],
    ['теперь называется «Мельница»', 'Мельница'],
  ])('%s', async (say, name) => {
    expect(await read(mill, say)).toEqual([{ kind: 'rename', name }]);
  });
});

describe('colours change places', () => {
  it.each([
    'invert it',
    'inverted please',
    'reverse everything',
    'Farben tauschen',
    'inverse les couleurs',
    'поменяй цвета местами',
    'bytt om fargene',
  ])('%s', async (say) => {
    expect(await read(mill, say)).toEqual([{ kind: 'exchange-colours' }]);
  });

  it('takes an order of colours', async () => {
    expect(await read(mill, 'cream first, sage second')).toEqual([{ kind: 'exchange-colours' }, { kind: 'lock', fields: [] }]);
    expect(await read(mill, 'rust first, sage second')).toMatchObject([
      { kind: 'set-colour', role: 'primary', colour: { words: 'rust' } },
      { kind: 'set-colour', role: 'secondary', colour: { words: 'sage' } },
    ]);
  });

  it('reads arrows', async () => {
    expect(await read(mill, 'sage → rust, wheat → duck')).toMatchObject([
      { kind: 'swap-colour', from: { words: 'sage' }, to: { words: 'rust' } },
      { kind: 'symbol', term: 'duck' },
    ]);
  });
});

describe('one thing at a time', () => {
  it.each([
    ['make the wheat bigger', [{ kind: 'form', by: 'bigger-symbol' }]],
    ['flip the wheat', [{ kind: 'mirror' }]],
    ['CAPS', [{ kind: 'constrain', constraints: { letterCase: 'upper' } }]],
    ['weg mit dem Kreis', [{ kind: 'constrain', constraints: { container: 'none' } }]],
    ['via il cerchio', [{ kind: 'constrain', constraints: { container: 'none' } }]],
    ['zurück zur ersten Version', [{ kind: 'go-back' }]],
    [
      'name under the wheat, not beside it',
      [
        { kind: 'constrain', constraints: { layout: 'stack' } },
        { kind: 'constrain', constraints: { layout: 'stack' } },
      ],
    ],
    ['swap the wheat for a slice of bread', [{ kind: 'symbol', term: 'bread' }]],
    [
      'no wheat — a duck, haha',
      [
        { kind: 'remove-thing', term: 'wheat' },
        { kind: 'symbol', term: 'duck' },
      ],
    ],
    [
      'that wheat looks ugly. a duck?',
      [
        { kind: 'remove-thing', term: 'wheat' },
        { kind: 'symbol', term: 'duck' },
      ],
    ],
    ['add a glass of wine', [{ kind: 'symbol' }]],
    [
      'take the wheat off, put a duck there',
      [
        { kind: 'remove-thing', term: 'wheat' },
        { kind: 'symbol', term: 'duck' },
      ],
    ],
    ['replace the wheat w/ a duck', [{ kind: 'symbol', term: 'duck' }]],
    ['lose the sage', [{ kind: 'remove-colour', colour: { words: 'sage' } }]],
    [
      'a round badge with the year 1977',
      [
        { kind: 'constrain', constraints: { symbol: 'badge' } },
        { kind: 'aside', text: '1977' },
      ],
    ],
    ['set the name on three lines', [{ kind: 'lines', count: 3 }]],
    ['das gefällt mir nicht', [{ kind: 'try-another', field: 'everything' }]],
  ])('%s', async (say, patches) => {
    expect(await read(mill, say)).toMatchObject(patches);
  });

  it.each([
    ['add the year', 'No year was given.'],
    ['add a gradient', 'Marks are flat: there are no gradients.'],
  ])('%s: says why it cannot be done', async (say, reason) => {
    expect(await read(mill, say)).toContainEqual(expect.objectContaining({ kind: 'beyond', reason }));
  });
});

describe('changes in Finnish, Polish and Czech', () => {
  it.each([
    ['Kahvila Kuu, kuu, sininen', 'sinisen sijaan vihreä', [{ kind: 'swap-colour', from: { words: 'sinisen' }, to: { words: 'vihreä' } }]],
    ['Kahvila Kuu, kuu, sininen', 'poista kuu', [{ kind: 'remove-thing', term: 'moon' }]],
    ['Kawiarnia Lis, lis, biały', 'zamień lisa na sowę', [{ kind: 'symbol', term: 'owl' }]],
    [
      'Kawiarnia Lis, lis, biały',
      'większy lis, cieńsze litery',
      [
        { kind: 'form', by: 'bigger-symbol' },
        { kind: 'form', by: 'thinner' },
      ],
    ],
    ['Hospoda Lev, lev, zlatá', 'místo zlaté červená', [{ kind: 'swap-colour', to: { words: 'červená' } }]],
    ['Hospoda Lev, lev, zlatá', 'tmavší', [{ kind: 'shift-colour', by: 'darker' }]],
  ])('%s ⇒ %s', async (start, say, patches) => {
    expect(await read(start, say)).toMatchObject(patches);
  });
});
