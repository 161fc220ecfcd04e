import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromSource, useKafka } from '@blazon/testing';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();

/** In a process of its own: the one that runs the tests has other things to do. */
const idleProcess = fromSource(new URL('./testing/idle-process.ts', import.meta.url));

describeOnKafka('a process that has nothing to append and nothing to consume', () => {
  it.each([
    ['in a hurry', undefined],
    ['in no hurry', { types: ['minor'], ms: 20 }],
  ])('wakes up less than 20 times a second with a reader %s', async (reader, collect) => {
    const topic = `${prefix}${reader.replaceAll(' ', '-')}`;
    const { stdout } = await promisify(execFile)(process.execPath, [...idleProcess, JSON.stringify({ brokers, topic, collect })]);
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(20);
  });
});
