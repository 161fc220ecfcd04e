export { Environment, environments } from '../tenant.js';
export * from './inbox.js';
export * from './session.js';
export * from './settings.js';
export * from './studio.js';
