import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { folders } from './folders.js';

const { repository, pages } = folders;
const made = ['node_modules', 'dist', 'out'];

/** Every Markdown file but the pages of the site, whose links are checked where they are built. */
async function markdownFiles(folder = repository): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return path.endsWith('.md') ? [path] : [];
    return entry.name.startsWith('.') || made.includes(entry.name) || path === pages ? [] : markdownFiles(path);
  });
  return (await Promise.all(found)).flat();
}

/** The anchors of headings, as GitHub makes them. */
function anchorsOf(markdown: string): string[] {
  const titles = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  return titles.map((title) => title.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

async function isThere(file: string, link: string): Promise<boolean> {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : resolve(dirname(file), path);
  return existsSync(target) && (anchor === undefined || anchorsOf(await readFile(target, 'utf8')).includes(anchor));
}

describe('the Markdown files of the repository', () => {
  it('have no relative link that leads nowhere', async () => {
    const dead: string[] = [];
    let links = 0;
    for (const file of await markdownFiles()) {
      const prose = (await readFile(file, 'utf8')).replace(/^```.*?^```/gms, '');
      for (const [, link = ''] of prose.matchAll(/\]\(([^()\s]+)\)/g)) {
        if (/^[a-z]+:/.test(link)) continue;
        links += 1;
        if (!(await isThere(file, link))) dead.push(`${relative(repository, file)}: ${link}`);
      }
    }
    expect(dead).toEqual([]);
    expect(links).toBeGreaterThan(20);
  });
});
