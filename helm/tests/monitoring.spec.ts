import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { chart, find, ofKind, render } from './chart.js';

const root = resolve(import.meta.dirname, '../..');
const promtool = process.env.PROMTOOL ?? 'promtool';
const rulesFile = join(chart, 'files/rules/blazon.yaml');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
}
const { groups } = parse(readFileSync(rulesFile, 'utf8')) as Rules;
const alerts = groups.flatMap(({ rules }) => rules);

interface Dashboard {
  uid: string;
  title: string;
  panels: { title: string; targets: { expr: string }[] }[];
}
const dashboards = readdirSync(join(chart, 'files/dashboards')).map((file) => ({
  file,
  content: JSON.parse(readFileSync(join(chart, 'files/dashboards', file), 'utf8')) as Dashboard,
}));

/** The series that the services make, under the names that Prometheus sees. */
function exported(): Set<string> {
  const sources = globSync('{apps,libs}/*/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.spec.ts'));
  const calls = sources.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\.create(Histogram|Counter|ObservableCounter|Gauge|ObservableGauge|UpDownCounter)\(\s*'([^']+)'/g,
    ),
  ]);
  const series = calls.flatMap(([, kind = '', name = '']) => {
    const plain = name.replaceAll(/[^a-z0-9_]/g, '_');
    if (kind === 'Histogram') return [`${plain}_bucket`, `${plain}_count`, `${plain}_sum`];
    return [kind.endsWith('Counter') && kind !== 'UpDownCounter' && !plain.endsWith('_total') ? `${plain}_total` : plain];
  });
  return new Set(['up', ...series]);
}

/** Names of series in an expression: what has an underscore and is no function. */
function seriesIn(expr: string): string[] {
  const functions = new Set(['histogram_quantile', 'label_values']);
  return [...expr.replaceAll(/"[^"]*"/g, '').matchAll(/\b[a-z]+_[a-z0-9_]+\b/g)]
    .map(([name]) => name)
    .filter((name) => !functions.has(name));
}

describe('alert rules', () => {
  // A machine without promtool says so at the start; in CI it fails.
  const withPromtool = promtool === '' ? it.skip : it;

  withPromtool('are valid and fire when they should', () => {
    execFileSync(promtool, ['check', 'rules', rulesFile], { stdio: 'pipe' });
    execFileSync(promtool, ['test', 'rules', join(import.meta.dirname, 'rules.test.yaml')], { stdio: 'pipe' });
  });

  it.each(alerts)('$alert is tested, and the runbook says what to do', ({ alert, annotations }) => {
    expect(readFileSync(join(import.meta.dirname, 'rules.test.yaml'), 'utf8')).toContain(`alertname: ${alert}\n`);
    expect(annotations.runbook).toBe(`deploy/runbook.md#${alert.toLowerCase()}`);
    expect(readFileSync(join(root, 'deploy/runbook.md'), 'utf8')).toContain(`\n## ${alert}\n`);
  });

  it('are the only ones in the runbook', () => {
    const sections = [...readFileSync(join(root, 'deploy/runbook.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(sections.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it('reach Prometheus as they are', () => {
    expect(find(render('production'), 'PrometheusRule', 'blazon').spec).toEqual({ groups });
  });
});

describe('what rules, dashboards and autoscalers ask for is there', () => {
  const scalers = ofKind(render('everything'), 'ScaledObject').map(({ metadata, spec }) => ({
    where: `ScaledObject ${metadata.name}`,
    expr: JSON.stringify(spec).replaceAll(String.raw`\"`, '"'),
  }));
  const queries = scalers.flatMap(({ where, expr }) =>
    [...expr.matchAll(/"query":"(.*?)","/g)].map(([, query = '']) => ({ where, expr: query })),
  );
  const all = [
    ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
    ...dashboards.flatMap(({ content }) =>
      content.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `${content.title}: ${title}`, expr }))),
    ),
    ...queries,
  ];
  const known = exported();

  it('by the names that the services give their metrics', () => {
    expect(queries).toHaveLength(3);
    expect(
      all.flatMap(({ where, expr }) =>
        seriesIn(expr)
          .filter((name) => !known.has(name))
          .map((name) => `${where}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('and every metric is on a dashboard', () => {
    const shown = new Set(
      dashboards.flatMap(({ content }) => content.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesIn(expr)))),
    );
    const families = [...known].filter((name) => name !== 'up').map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect([...new Set(families)].filter((family) => ![...shown].some((name) => name.startsWith(family)))).toEqual([]);
  });
});

describe('dashboards', () => {
  it('have an id of their own each, and reach Grafana as they are', () => {
    expect(new Set(dashboards.map(({ content }) => content.uid)).size).toBe(dashboards.length);
    const maps = ofKind(render('production'), 'ConfigMap').filter(({ metadata }) => metadata.labels?.grafana_dashboard === '1');
    const contents = Object.assign({}, ...maps.map(({ data }) => data)) as Record<string, string>;
    for (const { file, content } of dashboards) expect(JSON.parse(contents[file] ?? '')).toEqual(content);
  });
});
