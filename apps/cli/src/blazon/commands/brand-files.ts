import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GenerationSucceeded } from '@blazon/sdk';

export interface BrandFiles {
  logo: string;
  logo_dark: string;
  sheet: string;
  brand: string;
}

/** Writes the content of a webhook: both drawings, the event's data, and a page that shows all of it. */
export async function writeBrand(folder: string, prompt: string, { data }: GenerationSucceeded): Promise<BrandFiles> {
  const files: [keyof BrandFiles, string, string][] = [
    ['logo', 'logo.svg', data.assets.logo_svg],
    ['logo_dark', 'logo-dark.svg', data.assets.logo_svg_dark],
    ['sheet', 'sheet.html', sheet(prompt, data)],
    ['brand', 'brand.json', `${JSON.stringify(data, null, 2)}\n`],
  ];
  await mkdir(folder, { recursive: true });
  const written = files.map(async ([kind, name, content]) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return [kind, path] as const;
  });
  return Object.fromEntries(await Promise.all(written)) as unknown as BrandFiles;
}

function sheet(prompt: string, { assets, memory_id, interpretation }: GenerationSucceeded['data']): string {
  const clauses = interpretation?.clauses ?? [];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(prompt)}</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 0 auto; max-width: 64rem; padding: 2rem; color: #1a1a1a }
  .logos, .colours { display: flex; gap: 1rem }
  .logos > *, .colours > * { flex: 1; border-radius: 8px; padding: 2rem; border: 1px solid #ddd }
  .logos img { display: block; width: 100% }
  .colours span { background: #fff; padding: 0 .5rem; border-radius: 4px }
  td { padding: .25rem 1rem .25rem 0; vertical-align: top }
</style>
<h1>${escaped(prompt)}</h1>
${interpretation ? `<p>${escaped(interpretation.summary)}</p>` : ''}
<div class="logos">${picture(assets.logo_svg, '#ffffff')}${picture(assets.logo_svg_dark, '#111111')}</div>
<h2>Colours</h2>
<div class="colours">${swatch('Primary', assets.primary_color)}${swatch('Secondary', assets.secondary_color)}</div>
<h2>Type</h2>
<p>${escaped(assets.font_family)}, headings ${escaped(assets.font_weight_heading)}, text ${escaped(assets.font_weight_body)}</p>
${clauses.length > 0 ? `<h2>What became of the prompt</h2><table>${clauses.map(clauseRow).join('')}</table>` : ''}
<p>Memory node <code>${memory_id}</code>: refine it with <code>blazon generate --refine ${memory_id} "warmer"</code></p>
</html>
`;
}

/** As a picture, so that nothing in it could run. */
function picture(svg: string, ground: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<div style="background: ${ground}"><img alt="logo" src="${source}"></div>`;
}

function swatch(name: string, colour: string): string {
  return `<div style="background: ${escaped(colour)}"><span>${name} ${escaped(colour)}</span></div>`;
}

type Clause = NonNullable<GenerationSucceeded['data']['interpretation']>['clauses'][number];

function clauseRow({ text, outcome, reason }: Clause): string {
  return `<tr><td>${outcome.replace('_', ' ')}</td><td>${escaped(text)}</td><td>${escaped(reason ?? '')}</td></tr>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
