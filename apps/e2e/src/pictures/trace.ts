import type { CollectedSpan } from '@blazon/testing';
import { picture, text } from './svg.js';

const colours: Record<string, string> = {
  gateway: '#2563eb',
  projects: '#7c3aed',
  generation: '#15803d',
  'memory-graph': '#b45309',
  'webhook-delivery': '#be123c',
};
const [left, width, row, head] = [330, 640, 22, 44];

/** A trace as a waterfall. Statements of databases are counted, not drawn. */
export function drawTrace(spans: CollectedSpan[]): string {
  const shown = inOrder(spans.filter((span) => !isStatement(span)));
  const start = Math.min(...shown.map(({ span }) => startOf(span)));
  const length = Math.max(...shown.map(({ span }) => endOf(span))) - start;
  const x = (at: number) => left + ((at - start) / length) * width;
  const rows = shown.flatMap(({ span, depth }, index) => {
    const y = head + index * row;
    const bar = { x: x(startOf(span)), width: Math.max(2, x(endOf(span)) - x(startOf(span))) };
    const ms = `${(endOf(span) - startOf(span)).toFixed(1)} ms`;
    const besides = bar.x + bar.width + 60 > left + width ? `x="${bar.x - 6}" text-anchor="end"` : `x="${bar.x + bar.width + 6}"`;
    return [
      text(12 + depth * 12, y + 15, span.name),
      text(left - 12, y + 15, span.service, `text-anchor="end" font-size="11" fill="${colours[span.service] ?? '#555'}"`),
      `<rect x="${bar.x.toFixed(1)}" y="${y + 4}" width="${bar.width.toFixed(1)}" height="14" rx="2" fill="${colours[span.service] ?? '#555'}"/>`,
      `<text ${besides} y="${y + 15}" font-size="11" fill="#555">${ms}</text>`,
    ];
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => {
    const at = left + part * width;
    return [
      `<path d="M${at} ${head - 8}V${head + shown.length * row}" stroke="#e5e5e5"/>`,
      text(at, head - 14, `${Math.round(part * length)} ms`, 'text-anchor="middle" font-size="11" fill="#555"'),
    ];
  });
  const leftOut = `${spans.length - shown.length} statements of the databases are not drawn`;
  const end = head + shown.length * row;
  return picture(left + width + 40, end + 30, [...grid, ...rows, text(12, end + 18, leftOut, 'font-size="11" fill="#555"')]);
}

/** Parents before children, earlier spans before later ones. */
function inOrder(spans: CollectedSpan[]): { span: CollectedSpan; depth: number }[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const below = (parent: CollectedSpan | undefined, depth: number): { span: CollectedSpan; depth: number }[] =>
    spans
      .filter(({ parentSpanId }) => (parent === undefined ? !ids.has(parentSpanId ?? '') : parentSpanId === parent.spanId))
      .sort((a, b) => startOf(a) - startOf(b))
      .flatMap((span) => [{ span, depth }, ...below(span, depth + 1)]);
  return below(undefined, 0);
}

function isStatement({ attributes }: CollectedSpan): boolean {
  return attributes.some(({ key }) => key === 'db.system' || key === 'db.system.name');
}

const startOf = (span: CollectedSpan): number => milliseconds(span.startTimeUnixNano);
const endOf = (span: CollectedSpan): number => milliseconds(span.endTimeUnixNano);

function milliseconds(nanoseconds: string): number {
  return Number(BigInt(nanoseconds) / 1_000n) / 1_000;
}
