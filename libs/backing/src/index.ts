export { DirectoryInUseError, holdDirectory } from './directory-lock.js';
export { createDatabase, dropDatabase } from './postgres/databases.js';
export { type PostgresOptions, type PostgresServer, startPostgres } from './postgres/start-postgres.js';
