import { createEngine } from '../../engine.js';

const engine = await createEngine();

it.each([
  [
    'FASC - Fédération des Associations pour la Solidarité et la Culture en Montagne, nom complet en petit sous le sigle',
    'Fédération des Associations pour la Solidarité et la Culture en Montagne',
  ],
  [
    'VNBR met ernaast klein de volledige naam Vereniging Nederlandse Binnenvaart en Rederijen',
    'Vereniging Nederlandse Binnenvaart en Rederijen',
  ],
  [
    'Sigla grande AREM y debajo el nombre completo: Asociación Regional de Especies y Ecosistemas del Mediterráneo',
    'Asociación Regional de Especies y Ecosistemas del Mediterráneo',
  ],
  [
    'logo for the Interdisciplinary Centre for Coastal Adaptation and Resilient Harbours (ICCARH), full name below',
    'Interdisciplinary Centre for Coastal Adaptation and Resilient Harbours',
  ],
])('what letters stand for is written whole, on lines: %s', async (prompt, line) => {
  for (const seed of ['one', 'two', 'three']) {
    const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
    expect(node.decisions.descriptor).toBe(line);
    expect(node.decisions.layout.lineBreaks?.join(' ')).toBe(line);
    expect(node.decisions.layout.kind).toMatch(/^(?:row|stack|wordmark)$/);
    expect(interpretation.clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
  }
});
