export * from './brief.js';
export { type Figures, failedGates, gates } from './critics/gates.js';
export type * from './decisions.js';
export {
  type Assets,
  createEngine,
  draw,
  type Engine,
  engineVersion,
  type Identity,
  type Rendering,
  type StyleNode,
  UnsupportedPromptError,
} from './engine.js';
export { Pack } from './pack/pack.js';
export * from './refinement.js';
export { createUnderstanding, type Understanding } from './understanding/index.js';
