import { words } from '../text/phrases.js';

/** What things are made of: alone between two marks it tells a colour or a matter. */
export const materials = words(
  'oak walnut wood brass copper brick stone clay linen wool leather steel iron glass paper cotton silk marble bronze silver gold slate ivory beech birch teak mahogany ebony',
);
