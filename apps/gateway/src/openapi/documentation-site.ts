import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../docs/dist/site', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A file of the site; `brotli` goes to browsers that understand it. */
export interface SiteFile {
  type: string;
  content: Buffer;
  brotli: Buffer;
}

/** The built documentation by path. It is small, and read once; a service may be built without it. */
function read(): Map<string, SiteFile> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names.flatMap((name): [string, SiteFile][] => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      const file = join(folder, name);
      return [[pathOf(name), { type, content: readFileSync(file), brotli: readFileSync(`${file}.br`) }]];
    }),
  );
}

/** Pages have no ending, and the first one is `/docs` itself. */
function pathOf(name: string): string {
  return name === 'index.html' ? '/docs' : `/docs/${name.replace(/\.html$/, '')}`;
}

export const site = read();

/** Never empty, also where nothing was built: Nest takes an empty list of paths for `/`. */
export const pagePaths = pathsOf(['/docs'], ({ type }) => type.startsWith('text/html'));
/** Says that there is no such page, and links to the first one. */
export const missingPage = '/docs/404';
export const filePaths = pathsOf(['/docs/highlighting.css'], ({ type }) => !type.startsWith('text/html'));

function pathsOf(always: string[], wanted: (file: SiteFile) => boolean): string[] {
  const built = [...site].filter(([, file]) => wanted(file)).map(([path]) => path);
  return [...new Set([...always, ...built])];
}
