/** A page where you ask for a brand and see it when its webhook arrives: `npm run example` while `npm start` runs. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Blazon, webhookHandler, type WebhookEvent } from '@blazon/sdk';
import { serve } from '@blazon/sdk/node';

interface Dev {
  sandbox: string;
  ca: string;
  workspace: { test_key: string; webhook_secret: string };
}

const dev = JSON.parse(readFileSync(join(process.env.BLAZON_DATA_DIR ?? '.blazon', 'dev.json'), 'utf8')) as Dev;
const pem = (name: string) => readFileSync(join(dirname(dev.ca), name), 'utf8');
setDefaultCACertificates([...getCACertificates(), pem('ca.pem')]);

const blazon = new Blazon({ apiKey: dev.workspace.test_key, baseUrl: dev.sandbox });
const project = await blazon.projects.create({ name: 'Brand board' });
const asked = new Map<string, string>();
const results = new Map<string, WebhookEvent>();

const webhooks = await serve(
  webhookHandler({ secret: dev.workspace.webhook_secret, onEvent: (event) => results.set(event.data.job_id, event) }),
  { tls: { cert: pem('server.pem'), key: pem('server-key.pem') } },
);

const page = await serve(
  async (request) => {
    if (request.method === 'POST') {
      const form = new URLSearchParams(await request.text());
      const prompt = form.get('prompt') ?? '';
      const memory = form.get('memory_id');
      const refined = memory === null ? {} : { memory_id: memory };
      const job = await blazon.brands.generate({ project_id: project.id, prompt, webhook_url: webhooks.url, ...refined });
      asked.set(job.id, prompt);
      return new Response(null, { status: 303, headers: { location: '/' } });
    }
    const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'";
    return new Response(html(), { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
  },
  { port: Number(process.env.PORT ?? 3000) },
);
console.log(`Open ${page.url} (Ctrl-C stops it)`);

function html(): string {
  const waiting = asked.size > results.size ? '<meta http-equiv="refresh" content="1">' : '';
  const cards = [...asked].reverse().map(([job, prompt]) => `<h2>${escape(prompt)}</h2>${card(results.get(job))}`);
  return `<!doctype html><title>Brand board</title>${waiting}
    <style>body { font: 16px system-ui; max-width: 60rem; margin: 2rem auto } input { width: 30rem } img { width: 20rem; padding: 1rem }</style>
    <form method="post"><input name="prompt" required placeholder="a calm coffee roastery called Driftwood"> <button>Generate</button></form>
    ${cards.join('')}`;
}

function card(event: WebhookEvent | undefined): string {
  if (event === undefined) return '<p>…</p>';
  if (event.type === 'generation.failed') return `<p>${escape(event.data.error.message)}</p>`;
  const { assets, memory_id } = event.data;
  // As a picture, so that nothing in it could run.
  const logo = (svg: string, ground: string) =>
    `<img alt="logo" style="background: ${ground}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
  return `${logo(assets.logo_svg, '#fff')}${logo(assets.logo_svg_dark, '#111')}
    <p>${assets.primary_color} with ${assets.secondary_color}, ${escape(assets.font_family)}</p>
    <form method="post"><input type="hidden" name="memory_id" value="${memory_id}">
      <input name="prompt" required placeholder="warmer, and use a fox"> <button>Refine</button></form>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
