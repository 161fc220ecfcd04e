// Jest's `testRunner`: its own framework, but modules are loaded by Node itself instead of anew for each suite in its own context.
// A worker loads the engine's lexicons, Nest and the ORM once; before, loading took most of the time of most suites.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import circus from 'jest-circus/runner';

enableCompileCache();
const require = createRequire(import.meta.url);
/** How sources become modules, without a look at their types. */
const swc = { ...JSON.parse(readFileSync(new URL('swc.json', import.meta.url), 'utf8')), sourceMaps: 'inline' };

process.setSourceMapsEnabled(true);
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

export default async function runNatively(globalConfig, config, environment, runtime, testPath, send) {
  const { env } = process;
  // A suite may set variables for itself.
  process.env = { ...env };
  // Jest's own knows nothing of these source maps, Node does.
  Error.prepareStackTrace = undefined;
  try {
    return await circus.default(globalConfig, config, inThisRealm(environment), loadingNatively(runtime), testPath, send);
  } finally {
    process.env = env;
  }
}

function inThisRealm(environment) {
  return Object.create(environment, { global: { value: globalThis } });
}

function loadingNatively(runtime) {
  return {
    enterTestCode: () => runtime.enterTestCode(),
    leaveTestCode: () => runtime.leaveTestCode(),
    setGlobalsForRuntime: () => undefined,
    // The framework keeps the tests of a suite in its module.
    requireInternalModule: (path) => {
      delete require.cache[path];
      return require(path);
    },
    requireModule: (path) => require(path),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
  };
}
