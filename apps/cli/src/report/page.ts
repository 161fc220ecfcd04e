import { type Identity, nightGround } from '@blazon/brand-engine';
import { markCaption } from './contact-sheet.js';
import type { CorpusReport } from './corpus-report.js';
import { type GateResult, isMissed } from './gate.js';
import type { ChainRun } from './runs.js';

const missesShown = 12;

/** The report as one page that needs no other file but the pictures it links to. */
export function reportPage({ prompts, chains, longChains, seeds, distances, gates }: CorpusReport, pictures: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brand engine: corpus report</title>
<style>${styles}</style>
</head>
<body>
<h1>Brand engine: corpus report</h1>
<p>${prompts.length} prompts, ${chains.length} refinement chains, ${longChains.length} chains of ten. Distance between the marks of two prompts: median ${distances.median}, least ${distances.least} of 64 bits.</p>
<table><tr><th>Gate<th>Passed<th>Rate<th>Required</tr>${gates.map(gateRow).join('')}</table>
<p>${pictures.map((name) => `<a href="${name}">${name}</a>`).join(' · ')}</p>
<h2>Prompts</h2>
<div class="grid">${prompts.map(({ label, identity }) => figure(identity, label.prompt)).join('')}</div>
<h2>Twelve seeds</h2>
${seeds.map((run) => `<h3>${escape(run.prompt)}</h3><div class="grid small">${run.identities.map((identity) => figure(identity, '')).join('')}</div>`).join('')}
<h2>Refinements</h2>
${chains.map(chain).join('')}
<h2>Chains of ten</h2>
${longChains.map(chain).join('')}
</body>
</html>
`;
}

function gateRow(result: GateResult): string {
  const { gate, passed, of, rate, required, misses } = result;
  const list = misses.slice(0, missesShown).map(({ subject, seen }) => `<li>${escape(subject)} <i>${escape(seen ?? '')}</i></li>`);
  const details = list.length > 0 ? `<details><summary>${misses.length} missed</summary><ul>${list.join('')}</ul></details>` : '';
  return `<tr class="${isMissed(result) ? 'missed' : ''}"><td>${gate}${details}<td>${passed} of ${of}<td>${percent(rate)}<td>${percent(required)}</tr>`;
}

function chain({ prompt, start, steps }: ChainRun): string {
  const figures = [figure(start, prompt), ...steps.map(({ step, after }) => figure(after, step.say))];
  return `<div class="grid small chain">${figures.join('')}</div>`;
}

function figure(identity: Identity, caption: string): string {
  const { assets, node } = identity;
  const refused = (node.interpretation?.clauses ?? [])
    .filter(({ outcome }) => outcome === 'not_applied')
    .map(({ text, reason }) => `<br><i>${escape(text)}: ${escape(reason ?? '')}</i>`)
    .join('');
  return `<figure><div>${assets.logo_svg}</div><div style="background:${nightGround(node.decisions.palette)}">${assets.logo_svg_dark}</div><figcaption>${escape(caption)}<br><small>${escape(markCaption(identity))}</small>${refused}</figcaption></figure>`;
}

export const percent = (rate: number): string => `${(Math.floor(rate * 1000) / 10).toFixed(1)} %`;

const styles = `
:root{font:14px/1.45 system-ui,sans-serif;color:#222;background:#f1f1ee}
body{max-width:1500px;margin:0 auto;padding:24px}
table{border-collapse:collapse;background:#fff}td,th{padding:4px 14px;text-align:left;border-bottom:1px solid #ddd;vertical-align:top}
.missed td{background:#fde2e0}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(430px,1fr));gap:16px}
.small{grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:8px}
.chain{padding-bottom:16px;margin-bottom:16px;border-bottom:1px solid #ccc}
figure{margin:0;background:#fff;border-radius:6px;overflow:hidden;display:grid;grid-template-columns:5fr 3fr}
figure div{display:grid;place-items:center;height:150px;padding:8px;box-sizing:border-box}
.small figure div{height:110px}
figure svg{max-width:100%;max-height:100%;width:100%;height:100%}
figcaption{grid-column:1/-1;padding:8px 12px;border-top:1px solid #eee}small,i{color:#666}`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
