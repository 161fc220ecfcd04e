import { businessIndustries } from './industries-business.js';
import { digitalIndustries } from './industries-digital.js';
import { foodIndustries } from './industries-food.js';
import { leisureIndustries } from './industries-leisure.js';
import { lifeIndustries } from './industries-life.js';
import { localIndustries } from './industries-local.js';
import { specialIndustries } from './industries-special.js';
import type { Industry } from './industry.js';

/** Every trade that a prompt can be placed in; the ids are what `Brief.industry` holds. */
export const industries: readonly Industry[] = [
  ...specialIndustries,
  ...localIndustries,
  ...foodIndustries,
  ...leisureIndustries,
  ...lifeIndustries,
  ...businessIndustries,
  ...digitalIndustries,
];

const byId = new Map(industries.map((entry) => [entry.id, entry]));

/** The industry of that id, or undefined. */
export const industryOf = (id: string | null): Industry | undefined => (id === null ? undefined : byId.get(id));
