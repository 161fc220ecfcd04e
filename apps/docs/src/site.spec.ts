import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, failureCodes } from '@blazon/contracts';
import { folders } from './folders.js';

const { site, pages, project } = folders;

/** The built pages by their address. */
async function builtPages(): Promise<Map<string, string>> {
  const names = (await readdir(site)).filter((name) => name.endsWith('.html'));
  const address = (name: string) => (name === 'index.html' ? '/docs' : `/docs/${name.slice(0, -'.html'.length)}`);
  return new Map(await Promise.all(names.map(async (name) => [address(name), await readFile(join(site, name), 'utf8')] as const)));
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

describe('the built site', () => {
  let built: Map<string, string>;

  beforeAll(async () => {
    built = await builtPages();
  });

  it('has a page for each source, and one for what is not there', async () => {
    const sources = (await readdir(pages)).filter((name) => name.endsWith('.md'));
    expect(built.size).toBe(sources.length + 1);
    expect(built.get('/docs/404')).toBeDefined();
  });

  it('has no link that leads nowhere', async () => {
    const files = new Set((await readdir(site, { recursive: true })).map((name) => `/docs/${name}`));
    const dead: string[] = [];
    for (const [address, html] of built) {
      for (const link of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
        const { pathname, hash, origin } = new URL(link, `https://docs.invalid${address}`);
        if (origin !== 'https://docs.invalid' || pathname === '/openapi.json') continue;
        const page = built.get(pathname);
        const isThere = page === undefined ? files.has(pathname) : hash === '' || attributes(page, 'id').includes(hash.slice(1));
        if (!isThere) dead.push(`${address}: ${link}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('keeps every script and style in a file, as the content security policy demands', () => {
    for (const html of built.values()) {
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=|javascript:/i);
      expect(attributes(html, 'src').filter((source) => !source.startsWith('/docs/'))).toEqual([]);
    }
  });

  it('tells every code of the contracts, with its status', () => {
    const text = built.get('/docs/errors') ?? '';
    for (const [code, { status }] of Object.entries(errors))
      expect(text).toMatch(new RegExp(`<td>${status}</td>\\s*<td><code>${code}</code>`));
    for (const code of failureCodes) expect(text).toContain(`<td><code>${code}</code>`);
  });

  it('finds the parts of error codes by its search', async () => {
    const chunks = join(site, 'assets/chunks');
    const [index = ''] = (await readdir(chunks)).filter((name) => /^@localSearchIndex.*\.js$/.test(name));
    expect(await readFile(join(chunks, index), 'utf8')).toContain('"reused"');
  });

  it('shows every sample', async () => {
    const sources = await Promise.all(
      (await readdir(pages)).filter((name) => name.endsWith('.md')).map((name) => readFile(join(pages, name), 'utf8')),
    );
    const shown = [...sources.join('\n').matchAll(/^<<< @\/\.\.\/samples\/(\S+)/gm)].map(([, name]) => name);
    const samples = (await readdir(join(project, 'samples'), { recursive: true })).filter((name) => /\/[^/]+\.[a-z]+$/.test(name));
    expect(shown.sort()).toEqual(samples.sort());
  });
});
