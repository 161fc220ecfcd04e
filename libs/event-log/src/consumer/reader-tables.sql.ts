/** Statements, and parts of them, for code that needs the tables of this library beside its own. */

/**
 * Whether a subject of a group, in a column of another table, has no record that waits. A subquery for each row that is looked at,
 * since the planner may join all of the other table otherwise.
 */
export const isFreeSql = (group: string, subject: string) =>
  `(select 1 from dead_letters where consumer_group = '${group}' and subject = ${subject} limit 1) is null`;

/** The column that tells whose data a row is, by the name of the table. */
export const ownerColumns = { dead_letters: 'owner' } as const;

/** Lets reactions wait until the transaction ends. */
export const holdReactionsSql = 'lock table public.checkpoints in exclusive mode';
/** Waits, as a reaction does, until nobody holds them. */
export const awaitReactionsSql = 'lock table checkpoints in row share mode';

/** Where a group is in the log. Value: consumer group. */
export const checkpointsSql = 'select topic, partition, next_offset::text from public.checkpoints where consumer_group = $1';
/** What a group could not handle. Value: consumer group. */
export const deadLettersSql = 'select topic, partition, "offset"::text from public.dead_letters where consumer_group = $1';

const letterColumns = 'consumer_group, topic, partition, "offset", key, subject, owner, reason, failed_at';

/** Adds the dead letters of another schema. */
export const joinDeadLettersSql = (schema: string) => `
  insert into public.dead_letters (${letterColumns})
  select ${letterColumns} from ${schema}.dead_letters order by id on conflict do nothing`;
