/** What the engine is measured against, for its own tests and for the report; nothing here is needed to draw. */
export { hostilePrompt } from './understanding/hostile.js';
export * from './understanding/labelled.js';
