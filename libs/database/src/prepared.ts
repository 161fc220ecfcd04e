const statements = new Map<string, string>();

/**
 * A statement whose plan each connection keeps, for one that takes longer to plan than to run and whose plan does not depend on how much a
 * table holds. Its text has parameters (`$1`); what is executed is the result, with a `?` for each of them.
 */
export function prepared(name: string, text: string): string {
  statements.set(name, `prepare ${name} as ${text}`);
  const parameters = Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
  return parameters === 0 ? `execute ${name}` : `execute ${name} (${Array<string>(parameters).fill('?').join(', ')})`;
}

/** The statement that a text executes, by name, and how to prepare it. */
export function executedBy(text: string): { name: string; preparation: string } | undefined {
  const [, name = ''] = /^execute (\w+)/.exec(text) ?? [];
  const preparation = statements.get(name);
  return preparation === undefined ? undefined : { name, preparation };
}
