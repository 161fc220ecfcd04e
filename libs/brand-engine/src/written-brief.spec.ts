import type { Brief } from './brief.js';
import { createEngine, UnsupportedPromptError } from './engine.js';
import { createUnderstanding, type Understanding } from './understanding/index.js';
import { type BriefWriter, withWrittenBriefs } from './written-brief.js';

const icons = [
  { id: 'fox', tags: ['animal'] },
  { id: 'coffee', tags: ['cup'] },
];
const prompt = 'Coffee roaster Northwind, deep blue, lowercase';

describe('a brief that somebody else writes', () => {
  let local: Understanding;
  let reading: Brief;

  beforeAll(async () => {
    local = await createUnderstanding(icons);
    reading = await local.understand(prompt);
  });

  const writtenBy = (write: BriefWriter): Understanding => withWrittenBriefs(local, write, ['fox', 'coffee']);
  const says =
    (content: string): BriefWriter =>
    () =>
      Promise.resolve(content);
  /** A good brief but for `change`; written when asked, since it starts from the local reading. */
  const writes =
    (change: object): BriefWriter =>
    () =>
      Promise.resolve(
        JSON.stringify({ ...reading, name: 'Northwind Roasters', nameSource: 'model', icons: [{ id: 'fox', score: 0.9 }], ...change }),
      );

  it('is taken, but the demands of the prompt stay', async () => {
    const brief = await writtenBy(writes({ constraints: { ...reading.constraints, letterCase: 'upper' } })).understand(prompt);
    expect(brief).toMatchObject({ name: 'Northwind Roasters', nameSource: 'model', icons: [{ id: 'fox' }] });
    expect(brief.constraints.letterCase).toBe('lower');
  });

  it('is asked for with the prompt, the schema and the icons there are', async () => {
    const asked: string[] = [];
    await writtenBy((...question) => {
      asked.push(...question);
      return writes({})(...question);
    }).understand(prompt);
    expect(asked).toEqual([prompt, expect.stringContaining('fox coffee')]);
    expect(asked[1]).toContain('"nameSource"');
  });

  it('is what an engine draws from', async () => {
    const engine = await createEngine({ briefWriter: writes({ icons: [] }) });
    const { node } = await engine.generate({ prompt, seed: '0'.repeat(32), watermark: false });
    expect(node.brief).toMatchObject({ name: 'Northwind Roasters', nameSource: 'model' });
    expect(node.decisions.name).toBe('Northwind Roasters');
  });

  it('may come in a code fence', async () => {
    const fenced = says(`\`\`\`json\n${JSON.stringify({ ...reading, name: 'Northwind Roasters' })}\n\`\`\``);
    expect((await writtenBy(fenced).understand(prompt)).name).toBe('Northwind Roasters');
  });

  it('leaves a quoted name to the prompt', async () => {
    expect(await writtenBy(writes({})).understand('A café "Kestrel"')).toMatchObject({ name: 'Kestrel', nameSource: 'quoted' });
  });

  it.each<[string, BriefWriter]>([
    ['failed', () => Promise.reject(new Error('no answer'))],
    ['wrote prose', says('Sure! Here is a great brief for you.')],
    ['wrote an incomplete brief', says('{"name":"X"}')],
    ['named an icon that the pack does not have', writes({ icons: [{ id: '../../etc', score: 1 }] })],
    ['wrote SVG into the name', writes({ name: '<svg onload=alert(1)>' })],
    ['wrote SVG into a concept', writes({ concepts: [{ term: '<path d="M0 0"/>', explicit: true, weight: 1 }] })],
    [
      'wrote a colour that is no hex value',
      writes({ colours: { primary: { words: '', hue: 1, lightness: 0, chroma: 0, hex: 'url(#x)' }, secondary: null, avoid: [] } }),
    ],
    ['gave a name in letters that no font has', writes({ name: '北京' })],
  ])('is the local reading where the writer %s', async (_, write) => {
    expect(await writtenBy(write).understand(prompt)).toEqual(reading);
  });

  it('is not asked for where a prompt cannot be drawn', async () => {
    let asked = false;
    const understanding = writtenBy(() => {
      asked = true;
      return Promise.resolve('');
    });
    await expect(understanding.understand('咖啡店')).rejects.toThrow(UnsupportedPromptError);
    expect(asked).toBe(false);
  });
});
