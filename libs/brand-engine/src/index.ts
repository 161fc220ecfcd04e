export * from './brief.js';
export { type Assets, createEngine, draw, type Engine, type Identity, type StyleNode, UnsupportedPromptError } from './engine.js';
export * from './refinement.js';
export type * from './decisions.js';
export { Pack } from './pack/pack.js';
