import { fileURLToPath } from 'node:url';

/** The same from `src` and from `dist`. */
const project = fileURLToPath(new URL('../', import.meta.url));

export const folders = {
  project,
  pages: `${project}pages`,
  /** Parts that the build makes from the contracts and with the engine, for pages to include. */
  generated: `${project}pages/generated`,
  pictures: `${project}pages/public/pictures`,
  site: `${project}dist/site`,
  repository: fileURLToPath(new URL('../../../', import.meta.url)),
};
