import { holdReactionsSql } from '@blazon/event-log';

/** The names of tables are those that a service gives in its code. */

/** The schema in which the second projection grows, in the database of the first. */
export const REBUILD_SCHEMA = 'rebuild';
const REPLACED_SCHEMA = 'replaced';
/** An arbitrary number for the lock of a rebuild, held as long as its connection lives. */
const REBUILD_LOCK = 7_231_849;

export const takeTurnSql = `select pg_try_advisory_lock(${REBUILD_LOCK}) as taken`;
export const isAbandonedSql = `select pg_try_advisory_xact_lock(${REBUILD_LOCK}) as taken`;

export const dropRoomSql = `drop schema if exists ${REBUILD_SCHEMA} cascade`;
export const makeRoomSql = `${dropRoomSql}; create schema ${REBUILD_SCHEMA}`;

/** All that follows sees the tables as they are in one moment. */
export const beginSnapshotSql = 'begin isolation level repeatable read';
/** The reactions of the running service wait until the transaction ends. */
export const beginHeldSql = `begin; ${holdReactionsSql}`;

export const copySql = (table: string) => `create unlogged table ${copyOf(table)} as select t::text as row from public.${table} as t`;

export const onlyLiveSql = (table: string) => missingSql(copiedSql(table), rebuiltSql(table));
export const onlyRebuiltSql = (table: string) => missingSql(rebuiltSql(table), copiedSql(table));

export function replaceSql(tables: readonly string[]): string {
  const moves = tables.map(
    (table) => `alter table public.${table} set schema ${REPLACED_SCHEMA}; alter table ${REBUILD_SCHEMA}.${table} set schema public`,
  );
  return [`create schema ${REPLACED_SCHEMA}`, ...moves, `drop schema ${REPLACED_SCHEMA} cascade`].join('; ');
}

/** The rows of a live table in one moment, as text. */
function copyOf(table: string): string {
  return `${REBUILD_SCHEMA}.live_${table}`;
}

const copiedSql = (table: string) => `select row from ${copyOf(table)}`;
const rebuiltSql = (table: string) => `select t::text from ${REBUILD_SCHEMA}.${table} as t`;
const missingSql = (from: string, inTable: string) => `select count(*) from (${from} except all ${inTable}) as missing`;
