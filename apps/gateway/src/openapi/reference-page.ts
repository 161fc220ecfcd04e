import type { OpenApiDocument, OpenApiOperation } from './document.js';

/** The style of the page; the content security policy allows these bytes alone. */
export const referenceStyle = `
:root { color-scheme: light dark; --edge: light-dark(#d8d8de, #3a3a42); --soft: light-dark(#f5f5f7, #1d1d22); }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1 { font-size: 2rem; } h2 { margin-top: 3.5rem; border-top: 1px solid var(--edge); padding-top: 1.5rem; } h3 { margin-top: 2.5rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; background: var(--soft); border-radius: 4px; }
code { padding: 0.1rem 0.3rem; } pre { padding: 1rem; overflow-x: auto; } pre code { padding: 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid var(--edge); }
.route { font-weight: 600; } nav li { list-style: none; } nav ul { padding: 0; }
`;

/** The reference as one static page, without scripts. */
export function referencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const inTag = (tag: string) => operations.filter(({ operation }) => operation.tags[0] === tag);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} API reference</title><style>${referenceStyle}</style></head><body>
<h1>${escape(document.info.title)} API reference</h1>
${prose(document.info.description)}
<p>The same as a machine reads it: <a href="/openapi.json">openapi.json</a></p>
<nav><ul>${operations.map(({ route, operation }) => `<li><a href="#${operation.operationId}">${escape(operation.summary)}</a> <code>${escape(route)}</code></li>`).join('')}</ul></nav>
${tags
  .map(
    (tag) =>
      `<h2>${escape(tag)}</h2>${inTag(tag)
        .map(({ route, operation }) => section(route, operation))
        .join('')}`,
  )
  .join('')}
</body></html>
`;
}

function section(route: string, operation: OpenApiOperation): string {
  const [status = '', success] = Object.entries(operation.responses)[0] ?? [];
  return `<section id="${operation.operationId}"><h3>${escape(operation.summary)}</h3>
<p class="route"><code>${escape(route)}</code></p>${prose(operation.description)}
${parameters(operation)}${body(operation)}
<h4>Answer ${escape(status)}</h4>${example(exampleOf(success))}
<p>Fails with ${Object.keys(operation.responses).slice(1).map(escape).join(', ')}.</p></section>`;
}

function parameters({ parameters: list }: OpenApiOperation): string {
  if (list.length === 0) return '';
  const rows = list.map(({ name, in: place, description, schema }) => [name, place, description ?? '', limits(schema)]);
  return table(['Parameter', 'In', 'Meaning', 'Rules'], rows);
}

function body({ requestBody }: OpenApiOperation): string {
  if (requestBody === undefined) return '';
  const { schema, example: sample } = requestBody.content['application/json'];
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Record<string, unknown>>; required?: string[] };
  const rows = Object.entries(properties).map(([name, rules]) => [name, required.includes(name) ? 'required' : 'optional', limits(rules)]);
  return `<h4>Body</h4>${table(['Field', '', 'Rules'], rows)}${example(sample)}`;
}

/** The rules of a schema in a few words; a nullable one tells the rules of its other branch. */
function limits(schema: Record<string, unknown>): string {
  const branches = Array.isArray(schema.anyOf) ? (schema.anyOf as Record<string, unknown>[]) : [schema];
  const words = branches.flatMap(({ type, minimum, maximum, minLength, maxLength }) => [
    typeof type === 'string' ? type : undefined,
    typeof minLength === 'number' && typeof maxLength === 'number' ? `${minLength} to ${maxLength} characters` : undefined,
    minLength === undefined && typeof maxLength === 'number' ? `at most ${maxLength} characters` : undefined,
    typeof minimum === 'number' && typeof maximum === 'number' ? `${minimum} to ${maximum}` : undefined,
  ]);
  const fallback = typeof schema.default === 'number' ? `default ${schema.default}` : undefined;
  return [...words, fallback].filter((word) => word !== undefined).join(', ');
}

function exampleOf(response: Record<string, unknown> | undefined): object {
  const content = response?.content as { 'application/json': { example?: object } } | undefined;
  return content?.['application/json'].example ?? {};
}

function example(value: object): string {
  return `<pre><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

/** Paragraphs with code in back-quotes: all the Markdown that our descriptions use. */
function prose(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escape(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
