export * from './brief.js';
export { type Figures, failedGates, gates } from './critics/gates.js';
export type * from './decisions.js';
export { type Assets, createEngine, type Engine, engineVersion, type Identity, type StyleNode, UnsupportedPromptError } from './engine.js';
export { Pack } from './pack/pack.js';
export * from './refinement.js';
export { judge, render } from './render.js';
export { createUnderstanding, type Understanding } from './understanding/index.js';
