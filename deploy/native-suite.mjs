// Jest's `testRunner`: its own framework, but modules are loaded by Node itself instead of anew for each suite in its own context.
// A worker loads the engine's lexicons, Nest and the ORM once; before, loading took most of the time of most suites.
import './load-sources.mjs';
import { createRequire, enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

enableCompileCache();
const require = createRequire(import.meta.url);
process.setSourceMapsEnabled(true);

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
