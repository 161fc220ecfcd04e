#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/blazon/main.js', import.meta.url);
if (!existsSync(program)) {
  console.error('Blazon is not compiled yet: run npm start once.');
  process.exit(1);
}
await import(program.href);
