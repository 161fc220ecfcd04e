import { type ConnectionLimits, defaultConnectionLimits } from '@blazon/database';
import { APPEND_LIMIT_MS, DEFAULT_SESSION_TIMEOUT_MS } from '@blazon/event-log';
import { z } from 'zod';

/** Thrown when the environment does not make a valid configuration; the message lists every problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: string[]) {
    super(['The configuration is not valid:', ...problems].join('\n  '));
  }
}

const secrets = z.registry<{ secret: true }>();

/** Marks a setting that must never be printed. */
export function secret<T extends z.ZodType>(schema: T): T {
  secrets.add(schema, { secret: true });
  return schema;
}

/** A secret that callers have to know. */
export function token() {
  return secret(z.string().min(32, 'must be at least 32 characters long'));
}

/** Reads a configuration from variables and reports all problems at once. An empty variable counts as not set. */
export function loadConfig<T extends z.ZodObject>(schema: T, variables: Record<string, string | undefined>): z.output<T> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, variables[name] === '' ? undefined : variables[name]]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.') || 'configuration'}: ${issue.message}`));
}

/** A copy of the configuration that is safe to log. */
export function redacted(schema: z.ZodObject, config: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => {
      const field: unknown = schema.shape[name];
      const hide = value !== undefined && field instanceof z.ZodType && isSecret(field);
      return [name, hide ? '[redacted]' : value];
    }),
  );
}

function isSecret(field: z.core.$ZodType): boolean {
  // Not `has`: a description makes a copy of the schema, and only `get` looks at what it was copied from.
  if (secrets.get(field)) return true;
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable) return isSecret(field.unwrap());
  return false;
}

/** A TCP port; 0 means any free one. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** "1", "true", "yes" or "0", "false", "no". */
export const flag = z.stringbool();

const milliseconds = z.coerce.number().int().min(1);
const limits = defaultConnectionLimits;
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL');

/** The variables of every service. */
export const serviceConfig = z.object({
  HOST: z.string().default('127.0.0.1').describe('address the internal HTTP API listens on'),
  PORT: port.default(0).describe('port of the internal HTTP API; 0 = any free port'),
  DATABASE_URL: secret(postgresUrl).describe("the service's own PostgreSQL database"),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10).describe('database connections of one replica'),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds
    .default(limits.connectMs)
    .describe('longest wait for a connection, a free one of the pool included'),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(limits.statementMs).describe('longest statement'),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds.default(limits.lockMs).describe('longest wait for a lock'),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: milliseconds
    .min(APPEND_LIMIT_MS + 1, `must be more than an append to the event log may take, ${APPEND_LIMIT_MS} ms`)
    .default(limits.idleInTransactionMs)
    .describe('longest pause between two statements of a transaction; more than the 20 s that an append to the event log may take'),
  DATABASE_SILENCE_TIMEOUT_MS: milliseconds
    .default(limits.silenceMs)
    .describe('longest silence of a connection in use, after which the database counts as hung; more than a statement may take'),
  DATABASE_KEEPALIVE_MS: milliseconds.default(limits.keepAliveMs).describe('silence after which TCP keepalive begins'),
  START_PATIENCE_SECONDS: z.coerce
    .number()
    .min(0)
    .default(60)
    .describe('how long a start waits for a database or a log that does not answer yet'),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('how long a service that was told to stop, and is not ready any more, goes on serving until nobody sends to it'),
  MIGRATE_AT_START: flag
    .default(true)
    .describe('bring database and topics up to date at the start; false = only check that dist/migrate.js has done so'),
  SERVICE_TOKEN: token().describe('token by which services trust each other'),
  SERVICE_TOKEN_ROTATING: token().optional().describe('a second one that is accepted while the token is rotated'),
  KAFKA_BROKERS: z.string().optional().describe('comma-separated host:port list; the event log is then Kafka'),
  KAFKA_TLS: flag.default(false).describe('connect to Kafka over TLS'),
  KAFKA_CA_FILE: z.string().optional().describe("certificates (PEM) to trust as Kafka's authority, instead of the system's"),
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('scram-sha-512'),
  KAFKA_SASL_USERNAME: z.string().optional().describe('user name for Kafka'),
  KAFKA_SASL_PASSWORD: secret(z.string()).optional().describe('password for Kafka'),
  KAFKA_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be letters, digits, ".", "_" or "-"')
    .optional()
    .describe('put before the names of topics and groups, on a Kafka that others use too; the same for all services and for good'),
  KAFKA_SESSION_TIMEOUT_MS: milliseconds
    .default(DEFAULT_SESSION_TIMEOUT_MS)
    .describe('silence of a replica after which Kafka gives its partitions to others'),
  KAFKA_REPLICATION_FACTOR: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('replicas of a topic that is created, instead of what the brokers say'),
  KAFKA_MIN_INSYNC_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('a topic is created with this, and one that confirms records on fewer replicas is refused; 2 where there are three brokers'),
  EVENT_LOG_DATABASE_URL: secret(postgresUrl).optional().describe('PostgreSQL database of the event log, where there is no Kafka'),
  EVENT_LOG_PARTITIONS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('partitions of each topic, the same for all services and for good, instead of what its definition says'),
  ORPHAN_SWEEP_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('projects that a sweep may forget at once, instead of ten and one in a hundred; for after an alert was looked into'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional().describe('pretty in a terminal, JSON elsewhere, unless set'),
});
export type ServiceConfig = z.output<typeof serviceConfig>;

/** The minimal configuration to reach the database and the log of a service. */
export const backingConfig = serviceConfig.omit({ SERVICE_TOKEN: true, SERVICE_TOKEN_ROTATING: true });
export type BackingConfig = z.output<typeof backingConfig>;

/** The limits that the configuration names. */
export function limitsOf(config: ServiceConfig): ConnectionLimits {
  return {
    connectMs: config.DATABASE_CONNECT_TIMEOUT_MS,
    statementMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
    lockMs: config.DATABASE_LOCK_TIMEOUT_MS,
    idleInTransactionMs: config.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
    silenceMs: config.DATABASE_SILENCE_TIMEOUT_MS,
    keepAliveMs: config.DATABASE_KEEPALIVE_MS,
  };
}
