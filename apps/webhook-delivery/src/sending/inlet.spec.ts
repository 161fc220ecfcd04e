import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { Inlet } from './inlet.js';
import { Intake, type Paced } from './intake.js';

/** How many bytes are read in one go of an answer that never ends, in so many pieces for each read. */
function readAtOnce(piecesOfRead: number): number {
  const stream = new PassThrough();
  const inlet = new Inlet(stream as unknown as TLSSocket, new Intake());
  inlet.expectAnswer();
  let total = 0;
  for (;;) {
    stream.write(Buffer.alloc(65_536, 'x'));
    const chunk = stream.read() as Buffer | null;
    if (chunk === null) return total;
    total += chunk.length;
    for (let piece = 0; piece < piecesOfRead; piece++) inlet.countPiece();
  }
}

describe('Inlet', () => {
  it('reads a little of an endless answer at once, and less of one in many pieces', () => {
    const whole = readAtOnce(1);
    expect(whole).toBeGreaterThan(81_920);
    expect(whole).toBeLessThan(400_000);
    expect(readAtOnce(1_000)).toBeLessThan(whole / 2);
  });
});

describe('Intake', () => {
  it('lets those that wait go on when its debts are paid, whoever had least first', async () => {
    const intake = new Intake();
    const resumed: number[] = [];
    const answerOf = (spent: number): Paced => ({ spent, resume: () => resumed.push(spent) });
    expect(intake.admits(answerOf(9))).toBe(true);
    intake.spend(1_000_000);
    for (const spent of [3, 1, 2]) expect(intake.admits(answerOf(spent))).toBe(false);
    await pause(20);
    expect(resumed).toEqual([]);
    await pause(200);
    expect(resumed).toEqual([1, 2, 3]);
    expect(intake.admits(answerOf(9))).toBe(true);
  });
});
