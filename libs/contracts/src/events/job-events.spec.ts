import fc from 'fast-check';
import { isNext } from './job-events.js';

interface Event {
  version: number;
  writer: number;
}

/** The events that a reader applies, in the order in which it does. */
function applied(log: Event[], known: Event[] = []): Event[] {
  const history = [...known];
  for (const event of log) if (isNext(history.length, event)) history.push(event);
  return history;
}

/** As workers write: each appends what follows some event that it has read, and may not have read the last one. */
const log = fc.array(fc.record({ behind: fc.nat({ max: 4 }), writer: fc.nat({ max: 3 }) }), { maxLength: 40 }).map((writes) =>
  writes.reduce<Event[]>((events, { behind, writer }) => {
    const version = Math.max(1, applied(events).length + 1 - behind);
    return [...events, { version, writer }];
  }, []),
);

describe('the version rule', () => {
  it('gives every job one history without gaps, and of several events with one version the first counts', () => {
    fc.assert(
      fc.property(log, (events) => {
        const history = applied(events);
        expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
        for (const event of history) expect(events.find(({ version }) => version === event.version)).toBe(event);
      }),
    );
  });

  it('gives readers the same history, wherever each of them stopped and however much it reads again', () => {
    fc.assert(
      fc.property(log, fc.nat(), fc.nat(), (events, stop, back) => {
        const until = stop % (events.length + 1);
        const from = until - (back % (until + 1));
        expect(applied(events.slice(from), applied(events.slice(0, until)))).toEqual(applied(events));
      }),
    );
  });

  it('lets nothing be changed by what is written twice or too late', () => {
    fc.assert(
      fc.property(log, fc.nat(), fc.nat(), (events, which, later) => {
        const again = events[which % Math.max(1, events.length)];
        const history = applied(events);
        if (!again || !history.includes(again)) return;
        const at = events.indexOf(again) + 1;
        const place = at + (later % (events.length - at + 1));
        expect(applied(events.toSpliced(place, 0, { ...again, writer: 9 }))).toEqual(history);
      }),
    );
  });

  it('drops what comes before the event that it would follow', () => {
    const events = [1, 3, 2, 4, 3].map((version, writer) => ({ version, writer }));
    expect(applied(events).map(({ writer }) => writer)).toEqual([0, 2, 4]);
  });
});
