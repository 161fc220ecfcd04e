import { z } from 'zod';
import { type EventOf, toErasure, toEvent, toRecord, toTombstone, typeOf, UnreadableEventError } from './envelope.js';
import type { LogRecord, NewRecord } from './port.js';

const schemas = {
  'shield.painted': { version: 3, schema: z.object({ tincture: z.enum(['gules', 'azure']), charge: z.string().optional() }) },
};
const address = { topic: 'shields', key: 'shield_1/evt_1', partitionKey: 'shield_1' };
const painted = { ...address, type: 'shield.painted', source: 'blazon/heralds', subject: 'shield_1', data: { tincture: 'gules' } } as const;

const stored = (record: NewRecord): LogRecord => ({ ...record, partition: 0, offset: 7n, timestamp: new Date() });
const withValue = (value: string): LogRecord => ({ ...stored(toRecord(schemas, painted)), value: Buffer.from(value) });

describe('envelope', () => {
  it('writes CloudEvents attributes into headers and data as JSON', () => {
    const record = toRecord(schemas, {
      ...painted,
      id: 'evt_1',
      time: new Date('2026-01-02T03:04:05.678Z'),
      correlationId: 'req_1',
      causationId: 'evt_0',
      headers: { environment: 'live' },
    });
    expect(record).toMatchObject(address);
    expect(record.headers).toEqual({
      ce_id: 'evt_1',
      ce_type: 'shield.painted',
      ce_source: 'blazon/heralds',
      ce_time: '2026-01-02T03:04:05.678Z',
      ce_subject: 'shield_1',
      schemaversion: '3',
      correlationid: 'req_1',
      causationid: 'evt_0',
      environment: 'live',
    });
    expect(record.value?.toString()).toBe('{"tincture":"gules"}');
  });

  it('reads back what it wrote', () => {
    const event = toEvent(schemas, stored(toRecord(schemas, { ...painted, correlationId: 'req_1', headers: { environment: 'live' } })));
    expect(event).toMatchObject({
      type: 'shield.painted',
      source: 'blazon/heralds',
      subject: 'shield_1',
      correlationId: 'req_1',
      extensions: { environment: 'live' },
      data: { tincture: 'gules' },
    } satisfies Partial<EventOf<typeof schemas>>);
    expect(event.id).toMatch(/^evt_/);
    expect(Date.now() - event.time.getTime()).toBeLessThan(10_000);
  });

  it('refuses to write data that the schema refuses, and leaves out what it does not know', () => {
    expect(() => toRecord(schemas, { ...painted, data: { tincture: 'plaid' as 'gules' } })).toThrow();
    const chatty = toRecord(schemas, { ...painted, data: { tincture: 'azure', secret: 'x' } as { tincture: 'azure' } });
    expect(chatty.value?.toString()).toBe('{"tincture":"azure"}');
  });

  it('reads an event of a later version, whose new fields it does not know', () => {
    expect(toEvent(schemas, withValue('{"tincture":"azure","bordure":"or"}')).data).toEqual({ tincture: 'azure' });
  });

  it.each([
    ['no JSON', withValue('or, a lion'), 'not JSON'],
    ['data that the schema refuses', withValue('{"tincture":"plaid"}'), 'tincture: invalid_value'],
    ['no value', { ...withValue(''), value: null }, 'data: invalid_type'],
    ['no id', { ...withValue('{}'), headers: { ce_type: 'shield.painted', ce_time: '2026-01-02T03:04:05Z' } }, 'ce_id'],
    ['no time', { ...withValue('{}'), headers: { ce_type: 'shield.painted', ce_time: 'yesterday' } }, 'ce_time'],
  ])('calls a record unreadable that has %s, without repeating its content', (_what, record, reason) => {
    const read = () => toEvent(schemas, record);
    expect(read).toThrow(UnreadableEventError);
    expect(read).toThrow(reason);
    expect(read).not.toThrow(/plaid|lion/);
  });

  it('tells readers by a tombstone what is gone, and of whom', () => {
    const record = stored(toTombstone({ ...painted, type: 'shield.broken', headers: { workspace_id: 'ws_1' } }));
    expect(record.value).toBeNull();
    expect(toEvent(schemas, record)).toMatchObject({
      type: 'shield.broken',
      subject: 'shield_1',
      extensions: { workspace_id: 'ws_1' },
      data: null,
    });
  });

  it('erases without being an event', () => {
    const record = stored(toErasure(address));
    expect(record.value).toBeNull();
    expect(typeOf(record)).toBeUndefined();
  });
});
