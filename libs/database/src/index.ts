export * from './clock.js';
export { unixMsSql } from './clock.sql.js';
export * from './connection-limits.js';
export * from './database-signal.js';
export * from './dead-connections.js';
export * from './orm.js';
export { inTransaction } from './transaction.js';
export * from './transient.js';
