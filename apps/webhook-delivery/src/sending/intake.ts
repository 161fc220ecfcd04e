/** How often answers that wait get another turn. */
const turnMs = 10;
/** What they may bring together in one turn: 16 MiB a second, which take a tenth to a quarter of a core. */
const bytesPerTurn = 163_840;

/** An answer that is read as the intake allows. */
export interface Paced {
  /** What it has cost so far, in bytes. */
  readonly spent: number;
  /** Reads on. */
  resume(): void;
}

/**
 * Paces what is read of long answers, over all connections of a sender: together they get so much and no more, whoever had least comes
 * first, and TCP holds their receivers back. So a body of some mebibytes ends in time, and those without end take little meanwhile.
 */
export class Intake {
  private left = bytesPerTurn;
  private readonly waiting = new Set<Paced>();
  private timer: NodeJS.Timeout | undefined;

  /** Whether more may be read now; otherwise the answer is resumed when it is time to ask again. */
  admits(answer: Paced): boolean {
    if (this.left > 0) return true;
    this.waiting.add(answer);
    return false;
  }

  /** Notes what was read; more than was left is paid back over the next turns. */
  spend(bytes: number): void {
    this.left -= bytes;
    this.timer ??= setTimeout(() => {
      this.turn();
    }, turnMs);
  }

  private turn(): void {
    this.timer = undefined;
    this.left = Math.min(this.left + bytesPerTurn, bytesPerTurn);
    for (const answer of [...this.waiting].sort((one, other) => one.spent - other.spent)) {
      if (this.left <= 0) break;
      this.waiting.delete(answer);
      answer.resume();
    }
    if (this.left < bytesPerTurn) this.spend(0);
  }
}
