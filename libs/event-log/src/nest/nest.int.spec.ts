import { TransientError } from '@blazon/kernel';
import 'reflect-metadata';
import { ormOptions } from '@blazon/database';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, Payload } from '@nestjs/microservices';
import { freshDatabase, waitFor } from '@blazon/testing';
import { z } from 'zod';
import type { EventContext, LoadContext } from '../consumer/dispatch.js';
import { readerSchemaSql } from '../consumer/reader-schema.js';
import { readerEntities } from '../entities.js';
import { type EventOf, toRecord } from '../envelope.js';
import { PostgresEventLog } from '../postgres/postgres-event-log.js';
import { silentLogger as silent } from '../contract/harness.js';
import type { EventLog } from '../port.js';
import { EventLogStrategy } from './event-log-strategy.js';
import { EventPattern, Load, loaded, Reactions } from './reactions.js';

const schemas = { 'thing.made': { version: 1, schema: z.object({ name: z.string() }) } };
type ThingMade = EventOf<typeof schemas, 'thing.made'>;
const failures: Error[] = [];
const loads: string[][] = [];
let afterLoad: () => Promise<unknown> = () => Promise.resolve();

const Thing = defineEntity({
  name: 'Thing',
  tableName: 'things',
  properties: { name: p.text().primary(), times: p.integer(), version: p.integer().version() },
});

@Reactions()
class OnThingMade {
  @EventPattern('thing.made')
  onThingMade(@Payload() { data: { name } }: ThingMade, @Ctx() { em }: EventContext): void {
    const thing = loaded(em, Thing, name) ?? em.create(Thing, { name, times: 0 });
    thing.times += 1;
    const failure = failures.shift();
    if (failure) throw failure;
  }

  @Load('thing.made')
  async load(@Payload() events: ThingMade[], @Ctx() { em }: LoadContext): Promise<void> {
    const names = events.map(({ data }) => data.name);
    loads.push(names);
    await em.find(Thing, { name: { $in: names } });
    await afterLoad();
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
    orm = await MikroORM.init(ormOptions({ url: database.url, pool: 10, entities: [...readerEntities, Thing] }));
    closing.push(() => orm.close());
    for (const statement of [
      ...readerSchemaSql,
      'create table things (name text primary key, times int not null, version int not null default 1)',
    ])
      await orm.em.fork().execute(statement);
    strategy = new EventLogStrategy({ log, orm, group: 'things', topics: ['things'], schemas, logger: silent });
    const app = await NestFactory.createMicroservice(ThingsModule, { strategy, logger: ['error'] });
    await app.listen();
    closing.push(() => app.close());
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const make = (...names: string[]) =>
    log.append(
      names.map((name) =>
        toRecord(schemas, {
          topic: 'things',
          key: name,
          partitionKey: 'all in one partition',
          type: 'thing.made',
          source: 'test',
          subject: name,
          data: { name },
        }),
      ),
    );
  const eventually = (assertion: () => Promise<void>) =>
    waitFor(async () => {
      await assertion();
      return true;
    });
  const timesMade = async () => {
    const things = await orm.em.fork().find(Thing, {}, { orderBy: { name: 'asc' } });
    return Object.fromEntries(things.map(({ name, times }) => [name, times]));
  };
  const names = async () => Object.keys(await timesMade());

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

  it('handles what came together as one unit of work: loaded once, folded in order, written once', async () => {
    loads.length = 0;
    await make('d', 'a', 'd', 'e');
    await eventually(async () => {
      expect(await timesMade()).toEqual({ a: 2, b: 1, c: 1, d: 2, e: 1 });
    });
    expect(loads).toEqual([['d', 'a', 'd', 'e']]);
  });

  it('handles a unit that failed event by event: the poison event parks its subject alone', async () => {
    loads.length = 0;
    failures.push(new Error('once in the unit'));
    await make('f', 'a', 'f');
    await eventually(async () => {
      expect(await timesMade()).toMatchObject({ a: 3, f: 2 });
    });
    expect(loads).toEqual([['f', 'a', 'f'], ['f'], ['a'], ['f']]);
    expect(await strategy.consumer.listDeadLetters()).toEqual([]);
  });

  it('notices a row that vanished between load and flush, and loses none of the changes', async () => {
    const vanish = () => orm.em.fork().nativeDelete(Thing, { name: { $in: ['a', 'b'] } });
    afterLoad = () => ((afterLoad = () => Promise.resolve()), vanish());
    await make('a', 'b');
    await eventually(async () => {
      expect(await timesMade()).toMatchObject({ a: 1, b: 1 });
    });
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

  it('starts a consumer again that could not go on: the process serves others, and nothing is skipped', async () => {
    // As kafkajs does after a crash that no retry mends: the consumer has left its group when it is reported.
    const consumers: { crash(): Promise<void> }[] = [];
    const consume: EventLog['consume'] = async (subscription) => {
      const running = await log.consume(subscription);
      consumers.push({
        async crash() {
          await running.stop();
          subscription.onFatal(new Error('crashed'));
        },
      });
      return running;
    };
    const crashing = Object.assign(Object.create(log) as EventLog, { consume });
    const hardy = new EventLogStrategy({
      log: crashing,
      orm,
      group: 'hardy',
      topics: ['things'],
      schemas,
      logger: silent,
      restartAfterMs: 200,
    });
    const app = await NestFactory.createMicroservice(ThingsModule, { strategy: hardy, logger: false });
    await app.listen();
    const isUpToDate = () =>
      eventually(async () => {
        expect((await hardy.consumer.progress()).map(({ lag }) => lag)).toEqual([0n, 0n]);
      });
    await isUpToDate();
    await consumers[0]?.crash();
    await make('h');
    await isUpToDate();
    expect(consumers).toHaveLength(2);
    await app.close();
  });

  it('refuses to start with two reactions to one event, whose order would be left to chance', async () => {
    const doubled = new EventLogStrategy({ log, orm, group: 'doubled', topics: ['things'], schemas });
    const app = await NestFactory.createMicroservice(DoubledModule, { strategy: doubled, logger: false });
    await expect(app.listen()).rejects.toThrow('Two reactions are declared for "thing.made"');
  });
});
