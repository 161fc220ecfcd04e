import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from './index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('what a colour is asked to do', () => {
  it.each([
    ['Framing shop Mitre, slate with a dash of lime', 'slate', 'lime'],
    ['Framing shop Mitre, a whisper of peach, otherwise navy', 'navy', 'peach'],
    ['Studio Vane. Charcoal, and cherry as an accent', 'Charcoal', 'cherry'],
    ['Schreinerei Span, dunkelgrün mit einem Tupfer Rot', 'dunkelgrün', 'Rot'],
    ['Crêperie Sel, bleu marine et un soupçon de jaune', 'bleu marine', 'jaune'],
    ['Taller Norte, negro con una pizca de rojo', 'negro', 'rojo'],
    ["Bar Lume, nero con un pizzico d'oro", 'nero', "d'oro"],
    ['Winkel Zon, wit en zwart met een vleugje paars', 'zwart', 'paars'],
    ['Kafé Nord, mörkgrön med en gnutta rosa', 'mörkgrön', 'rosa'],
    ['Кафе «Луч», синий с каплей жёлтого', 'синий', 'жёлтого'],
  ])('%s: one carries, a little is seen of the other', async (prompt, main, accent) => {
    const { primary, secondary, tertiary } = (await understanding.understand(prompt)).colours;
    const told = [primary, secondary, tertiary].flatMap((colour) => (colour ? [[colour.words, colour.role]] : []));
    expect(told).toContainEqual([main, 'main']);
    expect(told).toContainEqual([accent, 'accent']);
  });

  it('tells what lies under the rest', async () => {
    const { primary, ground } = (await understanding.understand('Tattoo shop Quill, gold on deep purple')).colours;
    expect([primary?.role, ground?.role]).toEqual(['main', 'ground']);
  });
});
