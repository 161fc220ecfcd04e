import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { folders } from './folders.js';
import type { Files } from './pictures.js';

/** Guides that are in the repository beside what they speak of, and the pages that they become. */
const pages: Record<string, string> = {
  'README.md': './architecture',
  'deploy/README.md': './operations',
  'deploy/runbook.md': './runbook',
};

/** The guides for operators as Markdown of the site. */
export async function operatorGuides(): Promise<Files> {
  const guide = async (path: string) => withLinksOfTheSite(await readFile(join(folders.repository, path), 'utf8'), path);
  return { 'operations.md': await guide('deploy/README.md'), 'runbook.md': await guide('deploy/runbook.md') };
}

/** Links to other guides lead to their pages; of those to other files of the repository the path is shown. */
export function withLinksOfTheSite(markdown: string, path: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?![a-z]+:|#)([^()\s#]+)(#[^()\s]*)?\)/g, (_all, words: string, target: string, anchor = '') => {
    const file = posix.join(posix.dirname(path), target);
    const page = pages[file];
    if (page === undefined) return `${words} (\`${file}\`)`;
    return `[${words}](${page}${file === 'README.md' ? '' : anchor})`;
  });
}
