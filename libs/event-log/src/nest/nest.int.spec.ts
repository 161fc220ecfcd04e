import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, Payload } from '@nestjs/microservices';
import { freshDatabase, waitFor } from '@blazon/testing';
import { z } from 'zod';
import type { EventContext } from '../consumer/dispatch.js';
import { readerSchemaSql } from '../consumer/reader-schema.js';
import { type EventOf, toRecord } from '../envelope.js';
import { PostgresEventLog } from '../postgres/postgres-event-log.js';
import { silentLogger as silent } from '../contract/harness.js';
import { TransientError } from '../transient.js';
import { EventLogStrategy } from './event-log-strategy.js';
import { EventPattern, Reactions } from './reactions.js';

const schemas = { 'thing.made': { version: 1, schema: z.object({ name: z.string() }) } };
const failures: Error[] = [];

@Reactions()
class OnThingMade {
  @EventPattern('thing.made')
  async onThingMade(@Payload() event: EventOf<typeof schemas, 'thing.made'>, @Ctx() context: EventContext): Promise<void> {
    await context.sql.execute('insert into things (name) values (?)', [event.data.name]);
    const failure = failures.shift();
    if (failure) throw failure;
  }
}

@Module({ controllers: [OnThingMade] })
class ThingsModule {}

@Controller()
class Misdeclared {
  @EventPattern('thing.made')
  onThingMade(): void {
    throw new TransientError('not now');
  }
}

@Module({ controllers: [Misdeclared] })
class MisdeclaredModule {}

@Reactions()
class OnThingMadeToo extends OnThingMade {}

@Module({ controllers: [OnThingMade, OnThingMadeToo] })
class DoubledModule {}

describe('reactions in Nest', () => {
  let log: PostgresEventLog;
  let orm: MikroORM;
  let strategy: EventLogStrategy;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await freshDatabase();
    closing.push(() => database.drop());
    log = await PostgresEventLog.connect({ url: database.url, logger: silent });
    closing.push(() => log.close());
    await log.ensureTopics([{ name: 'things', partitions: 2, cleanup: { policy: 'delete', retentionMs: 60_000 } }]);
    orm = await MikroORM.init({ clientUrl: database.url, entities: [], discovery: { warnWhenNoEntities: false } });
    closing.push(() => orm.close());
    for (const statement of [...readerSchemaSql, 'create table things (name text)']) await orm.em.fork().execute(statement);
    strategy = new EventLogStrategy({ log, orm, group: 'things', topics: ['things'], schemas, logger: silent });
    const app = await NestFactory.createMicroservice(ThingsModule, { strategy, logger: ['error'] });
    await app.listen();
    closing.push(() => app.close());
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const make = (name: string) =>
    log.append([
      toRecord(schemas, {
        topic: 'things',
        key: name,
        partitionKey: name,
        type: 'thing.made',
        source: 'test',
        subject: name,
        data: { name },
      }),
    ]);
  const eventually = (assertion: () => Promise<void>) =>
    waitFor(async () => {
      await assertion();
      return true;
    });
  const names = async () =>
    (await orm.em.fork().execute<{ name: string }[]>('select name from things order by name')).map((row) => row.name);

  it('gives the event and the transaction to the method of its type', async () => {
    await make('a');
    await eventually(async () => {
      expect(await names()).toEqual(['a']);
    });
  });

  it('tries again after a transient error, and the first try leaves nothing', async () => {
    failures.push(new TransientError('not now'));
    await make('b');
    await eventually(async () => {
      expect(await names()).toEqual(['a', 'b']);
    });
    expect(await strategy.consumer.listDeadLetters()).toEqual([]);
  });

  it('parks the subject after any other error, with the message of the error itself', async () => {
    failures.push(new Error('never'), new Error('never'));
    await make('c');
    await eventually(async () => {
      expect(await strategy.consumer.listDeadLetters('c')).toMatchObject([{ reason: 'Error: never' }]);
    });
    expect(await names()).toEqual(['a', 'b']);
    expect(await strategy.consumer.retryDeadLetters('c')).toEqual({ handled: 1, remaining: 0 });
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('ends the consumer, and skips nothing, where Nest would replace the error because @Reactions() is missing', async () => {
    const fatal = Promise.withResolvers<Error>();
    const misled = new EventLogStrategy({ log, orm, group: 'misled', topics: ['things'], schemas, onFatal: fatal.resolve, logger: silent });
    const app = await NestFactory.createMicroservice(MisdeclaredModule, { strategy: misled, logger: false });
    await app.listen();
    expect((await fatal.promise).message).toContain('Mark its class with @Reactions()');
    expect(await misled.consumer.listDeadLetters()).toEqual([]);
    await app.close();
  });

  it('refuses to start with two reactions to one event, whose order would be left to chance', async () => {
    const doubled = new EventLogStrategy({ log, orm, group: 'doubled', topics: ['things'], schemas });
    const app = await NestFactory.createMicroservice(DoubledModule, { strategy: doubled, logger: false });
    await expect(app.listen()).rejects.toThrow('Two reactions are declared for "thing.made"');
  });
});
