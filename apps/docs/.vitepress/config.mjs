import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformerStyleToClass } from '@shikijs/transformers';
import { defineConfig } from 'vitepress';

/** The colours of code as classes: the content security policy allows no style that stands in the page. */
const highlighting = transformerStyleToClass({ classPrefix: 'hl-' });

const guides = [
  {
    text: 'Start',
    items: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Webhooks', link: '/webhooks' },
      { text: 'From sandbox to live', link: '/sandbox' },
    ],
  },
  {
    text: 'Brands',
    items: [
      { text: 'Refinement cookbook', link: '/refinements' },
      { text: 'How a prompt was understood', link: '/interpretation' },
    ],
  },
  {
    text: 'The API',
    items: [
      { text: 'Reference', link: '/reference' },
      { text: 'Errors', link: '/errors' },
      { text: 'Idempotency', link: '/idempotency' },
      { text: 'Pagination', link: '/pagination' },
      { text: 'Rate limits', link: '/rate-limits' },
    ],
  },
  {
    text: 'The system',
    items: [
      { text: 'Running it', link: '/running' },
      { text: 'Operating it', link: '/operations' },
      { text: 'Runbook', link: '/runbook' },
      { text: 'Architecture', link: '/architecture' },
    ],
  },
];

export default defineConfig({
  title: 'Blazon',
  description: 'A sentence in, a brand identity out.',
  lang: 'en',
  base: '/docs/',
  srcDir: 'pages',
  srcExclude: ['generated/**'],
  cleanUrls: true,
  // It would be switched off by a style in the page, which the policy refuses.
  appearance: { disableTransition: false },
  metaChunk: true,
  router: { prefetchLinks: false },
  head: [
    ['link', { rel: 'icon', href: '/docs/pictures/mark.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: '/docs/highlighting.css' }],
  ],
  vite: { logLevel: 'warn' },
  markdown: { codeTransformers: [highlighting] },
  themeConfig: {
    logoLink: '/docs',
    logo: { light: '/pictures/mark.svg', dark: '/pictures/mark-dark.svg', alt: '' },
    search: { provider: 'local', options: { miniSearch: { searchOptions: { combineWith: 'AND' } } } },
    nav: [
      { text: 'Guides', link: '/quick-start' },
      { text: 'API reference', link: '/reference' },
    ],
    sidebar: guides,
    outline: { level: [2, 3] },
    notFound: {
      title: 'There is no such page',
      quote: 'The address may be mistyped, or the page has another name now. The search at the top finds it.',
      linkText: 'To the first page',
      linkLabel: 'To the first page',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
  transformHtml: (html, _id, { siteConfig }) => withoutInline(html, siteConfig.outDir),
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, 'highlighting.css'), highlighting.getCSS()),
});

/** Moves scripts of a page into files, so that the policy can refuse every script that stands in one. */
function withoutInline(html, outDir) {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  const scripts = html.replace(/<script( id="[^"]*")?>([^]*?)<\/script>/g, (_all, id = '', code) => {
    const name = `assets/inline.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(outDir, name), code);
    return `<script${id} src="/docs/${name}"></script>`;
  });
  // Values that the theme computes for its first frame; its script sets them again.
  return scripts.replace(/ style="[^"]*"/g, '');
}
