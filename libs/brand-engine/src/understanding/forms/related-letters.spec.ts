import { createEngine, type Engine } from '../../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

it.each([
  ['a monogram for Tess and Will, a T over a W', 'TW'],
  ['a tailor called Tate Wilde, an M behind a K', 'MK'],
  ['S and P as a monogram for the law firm Meier', 'SP'],
  ['S und P als Monogramm für die Kanzlei Meier', 'SP'],
  ['Monogram H over B, a vineyard called Halm Berg', 'HB'],
])('regression: letters that are told in a relation are all shown: %s', async (prompt, letters) => {
  const { node } = await engine.generate({ prompt, seed: 'related', watermark: false });
  expect(node.decisions.mark.letters).toBe(letters);
});

it('regression: letters beside each other are not told to stand over each other', async () => {
  const { interpretation } = await engine.generate({
    prompt: 'a tailor called Tate Wilde, a T over a W',
    seed: 'related',
    watermark: false,
  });
  expect(interpretation.clauses.find(({ text }) => text.includes('over'))?.outcome).toBe('not_applied');
});

it.each([
  ['letters S and W back to back, Solveig Winther, lawyer, dark green', 'back to back'],
  ['Monogram RG, the R and the G share a stroke, Romane Guérin, jewellery', 'share a stroke'],
])('what letters do to each other is claimed only where it is drawn: %s', async (prompt, words) => {
  const { interpretation } = await engine.generate({ prompt, seed: 'related', watermark: false });
  expect(interpretation.clauses.find(({ text }) => text.includes(words))?.outcome).toBe('not_applied');
});

it('three letters that are to overlap on no ground do, and none is dropped', async () => {
  const prompt = 'Monogram of T, L and H overlapping, for Tessa Lind-Hale, interior designer, bold, no circle, no frame';
  const { node, interpretation } = await engine.generate({ prompt, seed: 'related', watermark: false });
  expect(node.decisions.mark).toMatchObject({ family: 'interlock', device: 'chain', letters: 'TLH' });
  expect(interpretation.clauses.find(({ text }) => text.includes('overlapping'))?.outcome).toBe('applied');
});

it.each([
  ['K9 Academy: dog training. Shield with the letters K9, green', 'K9', 'shield'],
  ['Kennel Rex. A shield with the letters KR inside, green', 'KR', 'shield'],
  ['Tennisclub Grün, ein Schild mit den Buchstaben TG, grün', 'TG', 'shield'],
  ['Cercle Loire, un blason avec les initiales CL, bleu', 'CL', 'shield'],
  ['Bakery Ost, a circle with the initials BO, brown', 'BO', 'circle'],
])('a ground that holds letters is filled with all of them: %s', async (prompt, letters, container) => {
  const { node } = await engine.generate({ prompt, seed: 'a', watermark: false });
  expect(node.decisions.mark).toMatchObject({ letters, container });
});

it('letters behind "from" are no place', async () => {
  const prompt = 'Gegründet 1923, Monogramm aus R und V, Ruderverein Vierlande, rot';
  const { assets } = await engine.generate({ prompt, seed: 'a', watermark: false });
  expect(assets.logo_svg).not.toContain('R und V');
});

it.each(['s24', 's35', 's38'])('no letter of a name that was made up stands where no text is wanted: %s', async (seed) => {
  const prompt = 'No name yet. A lamp shop. Only the sign: a lamp, yellow on navy. No text.';
  const { node } = await engine.generate({ prompt, seed, watermark: false });
  expect(node.decisions.mark.letters).toBe('');
});
