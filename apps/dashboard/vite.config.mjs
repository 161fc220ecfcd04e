import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { z } from 'zod';

// Every build, also one for a test run, makes the pages that people see.
process.env.NODE_ENV = 'production';

const contracts = '@blazon/contracts/dashboard';

/** Pages need to know where a call goes. Its schemas stay in the gateway, which checks with them: with their library they weigh a third of React. */
function contractsWithoutSchemas() {
  const id = `\0${contracts}`;
  return {
    name: 'contracts-without-schemas',
    enforce: 'pre',
    resolveId: (source) => (source === contracts ? id : undefined),
    load: async (loaded) => {
      if (loaded !== id) return undefined;
      const values = Object.entries(await import(contracts)).filter(([, value]) => !(value instanceof z.ZodType));
      const plain = (value) => JSON.stringify(value, (_, part) => (part instanceof z.ZodType ? undefined : part));
      return values.map(([name, value]) => `export const ${name} = ${plain(value)};`).join('\n');
    },
  };
}

/** Refuses a build with components whose styles nobody imports: they would stand there naked. */
function allStylesImported() {
  const classesOf = (text) => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g));
  return {
    name: 'all-styles-imported',
    generateBundle(_, bundle) {
      const styled = classesOf(readFileSync(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), 'utf8'));
      const files = Object.values(bundle);
      const imported = classesOf(files.map(({ fileName, source }) => (fileName.endsWith('.css') ? String(source) : '')).join('\n'));
      for (const { modules = {} } of files) {
        for (const [module, { code }] of Object.entries(modules)) {
          const missing = [...classesOf(code ?? '')].some((name) => styled.has(name) && !imported.has(name));
          if (missing) this.error(`src/styles.css does not import the styles of ${module}.`);
        }
      }
    },
  };
}

/** Puts beside each file of text what the gateway sends to browsers that take it compressed. */
function compressed() {
  return {
    name: 'compressed',
    // After everything else: what is compressed is what is written.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { fileName, code, source } of Object.values(bundle)) {
          if (!/\.(html|css|js|svg)$/.test(fileName)) continue;
          const text = Buffer.from(code ?? source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(text, quality) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(text) });
        }
      },
    },
  };
}

/** A few files that browsers keep: what every page needs, and the components that several pages share. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//, priority: 2 },
  { name: 'components', test: /node_modules|dashboard\/src\/(components|api)\//, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractsWithoutSchemas(), allStylesImported(), compressed()],
  build: { outDir: 'dist/pages', emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups } } } },
});
