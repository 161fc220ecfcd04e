const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;

/** Results go to stdout, as text or as JSON; what happens meanwhile goes to stderr, for people only. */
export class Output {
  constructor(readonly json: boolean) {}

  /** Whether somebody looks at it. */
  get interactive(): boolean {
    return !this.json && process.stderr.isTTY;
  }

  result(value: unknown, text: () => string): void {
    console.log(this.json ? JSON.stringify(value, null, 2) : text());
  }

  /** One event of many: a line each. */
  event(value: unknown, text: () => string): void {
    console.log(this.json ? JSON.stringify(value) : text());
  }

  note(line: string): void {
    if (!this.json) console.error(line);
  }

  /** Shows that something is under way, and for how long. */
  async progress<Result>(what: string, work: Promise<Result>): Promise<Result> {
    if (!this.interactive) return work;
    const started = Date.now();
    const show = () => {
      const elapsed = Date.now() - started;
      const frame = FRAMES[Math.floor(elapsed / FRAME_MS) % FRAMES.length] ?? '';
      process.stderr.write(`\r\u001b[K${frame} ${what} ${(elapsed / 1_000).toFixed(1)} s`);
    };
    show();
    const timer = setInterval(show, FRAME_MS);
    try {
      return await work;
    } finally {
      clearInterval(timer);
      process.stderr.write('\r\u001b[K');
    }
  }
}
