import { ormOptions } from '@blazon/database';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { EventContext, EventHandler } from '../consumer/dispatch.js';
import { readerSchemaSql } from '../consumer/reader-schema.js';
import { readerEntities } from '../entities.js';
import { type DomainEvent, type EventOf, toRecord } from '../envelope.js';
import type { NewRecord } from '../port.js';

/** The one event of the contract: somebody counted on. */
export const countingSchemas = { 'number.counted': { version: 1, schema: z.object({ n: z.int() }) } };
export type NumberCounted = EventOf<typeof countingSchemas>;

/** A record that counts `n` for a subject; each has a key of its own, so that no compaction takes it away. */
export function counted(topic: string, subject: string, n: number): NewRecord {
  return toRecord(countingSchemas, {
    topic,
    key: `${subject}/${n}`,
    partitionKey: subject,
    type: 'number.counted',
    source: 'contract',
    subject,
    data: { n },
  });
}

/** An effect as the database of a reader holds it. */
export interface Effect {
  subject: string;
  n: number;
  partition: number;
  offset: bigint;
}

const EffectRow = defineEntity({
  name: 'EffectRow',
  tableName: 'effects',
  properties: {
    id: p.bigint().primary().generated('identity'),
    subject: p.text(),
    n: p.integer(),
    partition: p.integer(),
    offset: p.bigint(),
  },
});

/** A reader's database with a table of effects, in the order in which they happened. */
export async function openReader(url: string): Promise<MikroORM> {
  const orm = await MikroORM.init(ormOptions({ url, pool: 10, entities: [...readerEntities, EffectRow] }));
  const em = orm.em.fork();
  const existing = await em.execute<{ found: string | null }[]>(`select to_regclass('effects')::text as found`);
  if (existing[0]?.found === null) {
    for (const statement of readerSchemaSql) await em.execute(statement);
    await em.execute(
      'create table effects (id bigint generated always as identity primary key, subject text, n int, partition int, "offset" bigint, happened_at timestamptz default now())',
    );
  }
  return orm;
}

/** The effect of counting: one row. */
export function writeEffect({ em, record: { partition, offset } }: EventContext, { subject, data }: DomainEvent): void {
  em.create(EffectRow, { subject, n: (data as NumberCounted['data']).n, partition, offset });
}

/** Handlers that write the effect and then do `then`. */
export function countingHandlers(then: EventHandler = () => undefined): ReadonlyMap<string, EventHandler> {
  return new Map([
    [
      'number.counted',
      async (event: DomainEvent, context: EventContext) => {
        writeEffect(context, event);
        await then(event, context);
      },
    ],
  ]);
}

export async function effectsIn(orm: MikroORM): Promise<Effect[]> {
  return orm.em.fork().find(EffectRow, {}, { orderBy: { id: 'asc' } });
}

/** The numbers that were counted, of one subject or of all. */
export async function countsIn(orm: MikroORM, subject?: string): Promise<number[]> {
  const effects = await effectsIn(orm);
  return effects.filter((effect) => subject === undefined || effect.subject === subject).map((effect) => effect.n);
}

export const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
