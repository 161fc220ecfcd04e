import type { Pack } from '@blazon/brand-engine';
import { clearSpaceRule, donts, dos, type Guidelines, lockupRules, sizeRules } from './guidelines.js';
import { outlined } from './outlined.js';

/** The guidelines as a page that needs no other file. */
export function guidelinesPage(guidelines: Guidelines, pack: Pack): string {
  const { name, summary, logo, ink, primary, night, lockups, swatches, type, icons, mockUps } = guidelines;
  const heading = (text: string) => `<h2>${lettered(text, 26, type.heading)}</h2>`;
  const lettered = (text: string, size: number, weight: number): string => {
    const { d, width } = outlined(pack, type.id, weight, text, size);
    const box = `width="${Math.ceil(width)}" height="${Math.ceil(size * 1.4)}"`;
    return `<svg ${box} role="img" aria-label="${escaped(text)}"><path fill="${ink}" d="${d}"/></svg>`;
  };
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}: style guidelines</title>
<style>${styles(ink, primary, night)}</style>
</head>
<body>
<header><div>${logo.light}</div><div class="night">${logo.dark}</div></header>
<main>
<h1>Style guidelines</h1>
<p class="lead">${escaped(summary)}</p>

${heading('Logo')}
<section class="grid">
${lockups
  .map(
    ({ id, title, light, dark }) =>
      `<figure><div class="pair"><div>${light}</div><div class="night">${dark}</div></div><figcaption><b>${title}</b> ${lockupRules[id]}</figcaption></figure>`,
  )
  .join('\n')}
</section>

${heading('Space and size')}
<section class="columns">
<figure><div class="clear">${logo.light}</div><figcaption>${clearSpaceRule}</figcaption></figure>
<div>${list(sizeRules)}<p class="icons">${icons.app}${icons.tab}</p></div>
</section>

${heading('Right and wrong')}
<section class="columns"><div class="do"><h3>Do</h3>${list(dos)}</div><div class="dont"><h3>Do not</h3>${list(donts)}</div></section>

${heading('Colour')}
<section class="swatches">
${swatches.map(({ role, hex, rgb, use }) => `<figure><div style="background:${hex}"></div><figcaption><b>${role}</b><br>${hex}<br>RGB ${rgb}<br>${use}</figcaption></figure>`).join('\n')}
</section>

${heading('Type')}
<section>
<p>${escaped(type.family)}: ${type.heading} for headings, ${type.body} for everything else. The font files and their licence are in the download.</p>
<table>${type.steps.map((step) => `<tr><td>${step.name}<br><small>${step.size} / ${step.lineHeight} px, ${step.weight}</small></td><td>${lettered('The quick brown fox', step.size, step.weight)}</td></tr>`).join('')}</table>
</section>

${heading('In use')}
<section class="grid">${mockUps.map(({ title, svg }) => `<figure class="mock-up">${svg}<figcaption>${title}</figcaption></figure>`).join('')}</section>
</main>
</body>
</html>
`;
}

function styles(ink: string, primary: string, night: string): string {
  return `
:root{color:${ink};font:16px/1.55 system-ui,sans-serif;background:#fff}
body{margin:0}
header{display:grid;grid-template-columns:3fr 2fr;height:min(62vh,520px)}
header>div{display:grid;place-items:center;padding:40px;border-bottom:6px solid ${primary};min-width:0}
header svg{width:100%;max-width:420px;max-height:300px}
.night{background:${night}}
main{max-width:1080px;margin:0 auto;padding:24px 32px 80px}
h1{font-size:15px;letter-spacing:.08em;text-transform:uppercase;margin:24px 0 0}
.lead{font-size:20px;max-width:40em;margin:8px 0 0}
h2{margin:64px 0 20px}
h3{margin:0 0 4px;font-size:16px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:28px}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:36px}
figure{margin:0}
figcaption{margin-top:8px;font-size:14px}
.pair{display:grid;grid-template-columns:1fr 1fr;border:1px solid #0002;border-radius:10px;overflow:hidden}
.pair>div{display:grid;place-items:center;height:132px;padding:12px;min-width:0}
.pair svg{width:100%;height:100%}
.clear{display:inline-block;outline:1px dashed ${ink}}
.clear svg{display:block;height:170px;max-width:100%}
.icons svg{height:96px;margin-right:20px;border-radius:20px}
.do,.dont{border-top:4px solid #2b8a3e;padding-top:12px}
.dont{border-color:#c92a2a}
ul{margin:0;padding-left:20px}
.swatches{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:24px}
.swatches div{height:110px;border-radius:10px;box-shadow:inset 0 0 0 1px #0002}
table{border-collapse:collapse;width:100%}
td{border-top:1px solid #0002;padding:8px 24px 8px 0;vertical-align:middle}
td svg{display:block;max-width:100%}
.mock-up svg{display:block;width:100%;border-radius:10px}
@media(max-width:640px){header{grid-template-columns:1fr;height:auto}header svg{max-height:180px}}
@media print{h2{break-after:avoid}figure,tr{break-inside:avoid}}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
