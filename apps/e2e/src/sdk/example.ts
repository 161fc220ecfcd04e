import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { ended, waitFor } from '@blazon/testing';
import type { Blazon } from '../system/blazon.js';

const root = resolve(import.meta.dirname, '../../../..');
const program = resolve(root, 'libs/sdk/examples/brand-board.ts');

/** The application of `npm run example`. */
export function example(blazon: Blazon): void {
  it('has fewer than 80 lines', async () => {
    expect((await readFile(program, 'utf8')).trimEnd().split('\n').length).toBeLessThan(80);
  });

  it('shows the brand that its webhook brought, and refines it', async () => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, BLAZON_DATA_DIR: blazon.machine.dataDir, PORT: '0' },
    });
    try {
      const url = await addressIn(child.stdout);
      const ask = (fields: Record<string, string>) => fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
      const shown = (logos: number) =>
        waitFor(
          async () => {
            const page = await (await fetch(url)).text();
            return page.split('src="data:image/svg+xml;base64,').length > logos && page;
          },
          { withinMs: 60_000, everyMs: 200 },
        );
      expect(await (await ask({ prompt: '<b>a bakery</b> called Crumb' })).text()).toContain('&#60;b&#62;a bakery');
      const page = await shown(2);
      const [, memoryId = ''] = /name="memory_id" value="(mem_\w+)"/.exec(page) ?? [];
      await ask({ prompt: 'warmer', memory_id: memoryId });
      await shown(4);
    } finally {
      await ended(child, 'SIGTERM');
    }
  });
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the example ended before it said where it is');
}
