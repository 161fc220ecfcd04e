import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, kubectl, root, run } from './tools.mjs';

/** The results of each step, which become deploy/cluster/report.md. */
export class Report {
  rows = [];
  failures = [];
  started = new Date();

  /** Runs a step; its sentence goes into the report. A step that throws ends the run. */
  async step(title, action) {
    const from = Date.now();
    console.log(`· ${title}`);
    const before = this.failures.length;
    const seen = await action();
    const verdict = this.failures.length > before ? `**failed**: ${seen}` : seen;
    const seconds = Math.round((Date.now() - from) / 1_000);
    console.log(`  ${verdict} (${seconds} s)`);
    this.rows.push([title, verdict, `${seconds} s`]);
  }

  /** Notes a promise that a step did not show; the run continues. */
  fail(lines) {
    for (const line of lines) console.error(`  ${line}`);
    this.failures.push(...lines);
  }

  async write() {
    const { items } = await json('get', 'nodes');
    const [{ status }] = items;
    const { nodeInfo: info, capacity } = status;
    const facts = [
      ['date', this.started.toISOString().slice(0, 16).replace('T', ' ') + ' UTC'],
      ['commit', await run('git', ['rev-parse', '--short=12', 'HEAD'])],
      ['Kubernetes', `${info.kubeletVersion}, ${info.containerRuntimeVersion}, ${items.length} node(s)`],
      ['node', `${capacity.cpu} processors, ${Math.round(parseInt(capacity.memory, 10) / 1024 ** 2)} GiB, ${info.architecture}`],
      ['Helm', await run(process.env.HELM || 'helm', ['version', '--template', '{{.Version}}'])],
      ['kubectl', JSON.parse(await kubectl('version', '--client', '--output', 'json')).clientVersion.gitVersion],
    ];
    const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
    const failures =
      this.failures.length === 0
        ? 'Every step showed what it had to.'
        : `Fell short:\n\n${this.failures.map((line) => `- ${line}`).join('\n')}`;
    const text = `# The cluster run\n\nWritten by \`npm run cluster\`.\n\n${table(['what', 'which'], facts)}\n\n${table(['step', 'seen', 'took'], this.rows)}\n\n${failures}\n`;
    const file = join(import.meta.dirname, 'report.md');
    writeFileSync(file, text);
    await run(join(root, 'node_modules/.bin/oxfmt'), [file]);
    if (this.failures.length > 0) process.exitCode = 1;
  }
}
