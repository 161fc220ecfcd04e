// Lets Node load TypeScript sources as modules: those of tests, and of programs that tests start with `--import`.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** How sources become modules, without a look at their types. */
const swc = { ...JSON.parse(readFileSync(new URL('swc.json', import.meta.url), 'utf8')), sourceMaps: 'inline' };

registerHooks({
  resolve(specifier, context, next) {
    const source = /^\.{1,2}\/.*\.js$/.test(specifier) && new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (source && existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    // Workspace packages resolve to their sources, so a test never runs against a stale build.
    return next(specifier, { ...context, conditions: ['@blazon/source', ...context.conditions] });
  },
  load(url, context, next) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(new URL(pathname, url));
    return { format: 'module', source: transformSync(readFileSync(filename, 'utf8'), { ...swc, filename }).code, shortCircuit: true };
  },
});
