import type { TLSSocket } from 'node:tls';
import type { Intake, Paced } from './intake.js';
import { InterimFilter } from './interim-filter.js';

/** What an answer may bring before it is paced: its head and the body that the history keeps. */
const unpacedBytes = 81_920;
/** The most that is read of a paced answer at once: what it costs is known only afterwards. */
const pacedReadBytes = 16_384;
/** What a piece of a body or an interim answer costs beside its bytes: a body of one-byte chunks is small and dear. */
const pieceBytes = 128;

/** Stands between a connection and whoever reads from it: interim answers are taken out, and long ones paced. */
export class Inlet implements Paced {
  spent = 0;
  private readonly filter = new InterimFilter(() => {
    this.countPiece();
  });

  constructor(
    private readonly socket: TLSSocket,
    private readonly intake: Intake,
  ) {
    const read = socket.read.bind(socket);
    socket.read = (): Buffer | null => {
      // Goes on while the filter keeps all of it: whoever is told that there is nothing waits for bytes that have not arrived yet.
      for (;;) {
        const paced = this.spent > unpacedBytes;
        if (paced && !intake.admits(this)) return null;
        const chunk = read(paced && socket.readableLength > pacedReadBytes ? pacedReadBytes : undefined) as Buffer | null;
        if (chunk === null) return null;
        this.spend(chunk.length);
        const answer = this.filter.pass(chunk);
        if (answer !== null) return answer;
      }
    };
  }

  /** The next bytes that arrive are the start of an answer. */
  expectAnswer(): void {
    this.spent = 0;
    this.filter.expectAnswer();
  }

  /** Whoever reads has made a piece of a body out of what was read. */
  countPiece(): void {
    this.spend(pieceBytes);
  }

  resume(): void {
    if (!this.socket.destroyed) this.socket.emit('readable');
  }

  private spend(bytes: number): void {
    this.spent += bytes;
    if (this.spent > unpacedBytes) this.intake.spend(bytes);
  }
}
