import { pause } from '@blazon/concurrency';
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EventContext } from '../consumer/dispatch.js';
import { EventLogStrategy } from '../nest/event-log-strategy.js';
import { EventPattern, Reactions } from '../nest/reactions.js';
import { type ChildLog, openChildLog } from './child-log.js';
import { countingSchemas, type NumberCounted, openReader, writeEffect } from './counting.js';

/** The parent's order to a child: a consumer in a separate process, as services are. */
export interface ChildTask {
  log: ChildLog;
  databaseUrl: string;
  group: string;
  topic: string;
  /** The number at which the process is killed, after the effect and before the commit. */
  dieAt?: number;
  /** How long each record takes after its effect. */
  slowMs?: number;
}

const task = JSON.parse(process.env.CONTRACT_TASK ?? '{}') as ChildTask;

@Reactions()
class Counting {
  @EventPattern('number.counted')
  async onCounted(@Payload() event: NumberCounted, @Ctx() context: EventContext): Promise<void> {
    writeEffect(context, event);
    if (event.data.n === task.dieAt) {
      await context.em.flush();
      process.kill(process.pid, 'SIGKILL');
      await pause(60_000);
    }
    if (task.slowMs !== undefined) {
      process.stdout.write(`counting ${event.data.n}\n`);
      await pause(task.slowMs);
    }
  }
}

@Module({ controllers: [Counting] })
class CountingModule {}

const [log, orm] = await Promise.all([openChildLog(task.log), openReader(task.databaseUrl)]);
const strategy = new EventLogStrategy({ log, orm, group: task.group, topics: [task.topic], schemas: countingSchemas });
const app = await NestFactory.createMicroservice(CountingModule, { strategy, logger: ['error'] });
await app.listen();
process.stdout.write('ready\n');
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => Promise.all([log.close(), orm.close()]))
    .then(() => process.exit(0));
});
