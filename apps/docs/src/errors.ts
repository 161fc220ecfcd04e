import { errors, type FailureCode } from '@blazon/contracts';

const failures: Record<FailureCode, string> = {
  generation_timeout: 'There was no result within the longest processing time, 60 seconds unless it is set otherwise. Ask again.',
  generation_failed: 'All internal attempts failed. Ask again later.',
  unsupported_prompt:
    'The prompt has no letter or digit that our fonts can set, or nothing of a refinement was understood. The message says what can be asked.',
};

/** The codes of refused requests, as Markdown. */
export function errorTable(): string {
  const byStatus = Object.entries(errors).sort(([, a], [, b]) => a.status - b.status);
  return table(
    ['status', 'code', 'when', 'type'],
    byStatus.map(([code, { status, type, when }]) => [String(status), `\`${code}\``, when, `\`${type}\``]),
  );
}

/** The codes of failed jobs, as Markdown. */
export function failureTable(): string {
  return table(
    ['code', 'when'],
    Object.entries(failures).map(([code, when]) => [`\`${code}\``, when]),
  );
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
