import type { Family, SymbolFamily } from './family.js';
import { monogram } from './monogram.js';

/** Every idea the engine has. */
export const families: readonly Family[] = [monogram];

const byId = new Map(families.map((family) => [family.id, family]));

export function familyOf(id: string): Family {
  const family = byId.get(id);
  if (!family) throw new Error(`No mark family is called "${id}".`);
  return family;
}

/** What stands when nothing else passes the gates. */
export const fallbackFamily: SymbolFamily = monogram;
